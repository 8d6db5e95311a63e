import { isPrefetch } from "remix-utils/is-prefetch";
import { z } from "zod";
import { noticeKeys } from "../browser/noticeKeys";
import type { Environment } from "../process/environment.server";
import { defineSignedCookie } from "./defineCookie.server";

const shape = z.object({
  tone: z.enum(["good", "alert"]),
  /** Empty for a notice without text, which only carries analytics events. */
  key: z.enum(["", ...noticeKeys]),
  values: z.record(z.union([z.string(), z.number()])),
  /** Analytics events of the form, which are reported only for a visitor who has consented. */
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

const cookie = defineSignedCookie("notice");
const maxNamesLength = 500;

/** Joins names for a notice, without duplicates, and cuts the list where it would be too long for a cookie. */
export function namesIn(names: readonly string[]): string {
  const list = [...new Set(names)].join(", ");
  return list.length > maxNamesLength ? `${list.slice(0, maxNamesLength)}…` : list;
}

/** Returns the Set-Cookie value for the redirect. */
export function noticeCookie(notice: Notice, environment: Environment): Promise<string> {
  return cookie.write(notice, environment);
}

/**
 * Returns the pending notice, if any, and the header that deletes its cookie. A prefetched page leaves it for the page
 * that is seen.
 */
export async function consumeNotice(
  request: Request,
  environment: Environment,
): Promise<{ content: Notice | null; headers: Record<string, string> }> {
  if (!cookie.isIn(request) || isPrefetch(request)) return { content: null, headers: {} };
  const parsed = shape.safeParse(await cookie.read(request, environment));
  return { content: parsed.success ? parsed.data : null, headers: { "Set-Cookie": cookie.clear(environment) } };
}
