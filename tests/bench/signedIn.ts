import { z } from "zod";

import { evasRegistration } from "../support/customers";

import { exchange } from "./exchange";

/** The Cookie header of a customer who has just registered. */
export async function signedInCookie(origin: string): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ ...evasRegistration, consent: true });
  const { status, text } = await exchange(`${origin}/api/auth/register`, { method: "POST", headers, body });
  if (status >= 300) throw new Error(`Registering was answered with ${status}: ${text.slice(0, 200)}`);
  const { token } = z.object({ token: z.string() }).parse(JSON.parse(text));
  return `i18n_redirected=cs; auth._token.local=${encodeURIComponent(`Bearer ${token}`)}`;
}
