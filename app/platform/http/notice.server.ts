import { createCookie } from "@remix-run/node";
import { isPrefetch } from "remix-utils/is-prefetch";
import { z } from "zod";
import type { Environment } from "../process/environment.server";
import { readCookies } from "./cookies.server";

const shape = z.object({
  tone: z.enum(["good", "alert"]),
  /** Key in the namespace `shell`, under `notice`. */
  key: z.string(),
  values: z.record(z.union([z.string(), z.number()])),
  /** The form's analytics events, for a visitor who has consented. */
  reports: z
    .array(
      z.object({
        event: z.enum(["add_to_cart", "remove_from_cart", "add_to_wishlist"]),
        itemId: z.number(),
        itemName: z.string(),
        variant: z.string(),
        priceMinor: z.number(),
        quantity: z.number(),
      }),
    )
    .optional(),
});

/** A flash message: the next page shows it once, after a form's redirect. */
export type Notice = z.infer<typeof shape>;

const maxNamesLength = 500;

/** Joins names for a notice, without duplicates, up to what a cookie can hold. */
export function namesIn(names: readonly string[]): string {
  const list = [...new Set(names)].join(", ");
  return list.length > maxNamesLength ? `${list.slice(0, maxNamesLength)}…` : list;
}

/** Returns the Set-Cookie value for the redirect. */
export async function noticeCookie(notice: Notice, environment: Environment): Promise<string> {
  return cookieOf(environment).serialize(notice, { maxAge: 60 });
}

/**
 * Returns the pending notice, if any, and the header that deletes its cookie. A prefetched page leaves it for the page
 * that is seen.
 */
export async function consumeNotice(
  request: Request,
  environment: Environment,
): Promise<{ content: Notice | null; headers: Record<string, string> }> {
  const written = readCookies(request).notice;
  if (written === undefined || isPrefetch(request)) return { content: null, headers: {} };
  const cookie = cookieOf(environment);
  const parsed = shape.safeParse(await cookie.parse(`notice=${encodeURIComponent(written)}`));
  const headers = { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) };
  return { content: parsed.success ? parsed.data : null, headers };
}

function cookieOf({ sessionSecret, hasSecureCookies }: Environment) {
  return createCookie("notice", {
    secrets: [sessionSecret],
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies,
    path: "/",
  });
}
