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
  /** What the form has done, for a visitor who has allowed measuring. */
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

/** A sentence that the next page shows once, after a form has sent the visitor there. */
export type Notice = z.infer<typeof shape>;

const longestNames = 500;

/** Names for a notice, each once; as many as a cookie can hold. */
export function namesIn(names: readonly string[]): string {
  const list = [...new Set(names)].join(", ");
  return list.length > longestNames ? `${list.slice(0, longestNames)}…` : list;
}

/** `headers` for the redirect after which the notice is due. */
export async function leaveNotice(notice: Notice, environment: Environment): Promise<string> {
  return cookieOf(environment).serialize(notice, { maxAge: 60 });
}

/**
 * The notice that is due, if any, and the header that takes it off the visitor's browser. A page that is only fetched in
 * advance leaves it for the page that is seen.
 */
export async function takeNotice(
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
