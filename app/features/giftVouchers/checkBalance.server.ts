import { countAttempt, type Limit } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { minuteMs } from "~/platform/time/durations";
import { lastDayBefore } from "./giftPeriod";
import { findBalance } from "./issuedGift.queries.server";

/** Limits the balance checks of one network. */
const balanceLimit: Limit = { most: 20, windowMs: 10 * minuteMs };

/** `locale` is the shop version that sold the voucher, which decides its currency. */
export type Balance = { balanceMinor: number; lastDay: string; isOver: boolean; locale: Locale };

export type BalanceResult =
  | { ok: true; balance: Balance }
  /** unknown: the code or the e-mail is wrong; the result does not reveal which of them. */
  | { ok: false; reason: "unknown" | "too-many-tries" };

export async function checkBalance(
  db: Db,
  { code, email }: { code: string; email: string },
  { now, callerAddress }: { now: number; callerAddress: string },
): Promise<BalanceResult> {
  const isFree = await countAttempt(db, `gift balance ${callerAddress}`, balanceLimit, now);
  if (!isFree) return { ok: false, reason: "too-many-tries" };
  const found = await findBalance(db, code, email);
  if (!found) return { ok: false, reason: "unknown" };
  const endsAt = found.activeToAt ?? now;
  const { balanceMinor, locale } = found;
  const balance = { balanceMinor: balanceMinor ?? 0, lastDay: lastDayBefore(endsAt), isOver: endsAt <= now, locale };
  return { ok: true, balance };
}
