import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { findSession, renewSession } from "./session.queries.server";
import { isRenewalDue, type SignedIn } from "./session.server";

/** Returns the token of an Authorization header (RFC 6750); null without the header, or with another scheme. */
export function bearerIn(header: string | null): string | null {
  const [, token = null] = /^Bearer ([\w-]{1,100})$/i.exec(header?.trim() ?? "") ?? [];
  return token;
}

/** Finds the session of a token and extends it by 30 days; undefined for a token that is unknown, ended or expired. */
export async function findBearer(
  { db, now }: Pick<World, "db" | "now">,
  token: string,
  locale: Locale,
): Promise<SignedIn | undefined> {
  const session = await findSession(db, token, locale, now());
  if (!session) return undefined;
  if (isRenewalDue(session, now())) await renewSession(db, token, now());
  return { customer: session.customer, token };
}
