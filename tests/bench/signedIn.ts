import { z } from "zod";

import { evasRegistration } from "../support/customers";

import { exchange } from "./exchange";

/** Registers customers and returns their Cookie headers. */
export async function signedInCookies(origin: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    cookies.push(await signedInCookie(origin, `zakaznice${number}@example.com`));
  }
  return cookies;
}

async function signedInCookie(origin: string, email: string): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ ...evasRegistration, email, consent: true });
  const { status, text } = await exchange(`${origin}/api/auth/register`, { method: "POST", headers, body });
  if (status >= 300) throw new Error(`Registering was answered with ${status}: ${text.slice(0, 200)}`);
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(text));
  return `i18n_redirected=cs; auth._token.local=${encodeURIComponent(`Bearer ${token}`)}`;
}
