import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { deleteCartGiftsTo, forgetContactsWith } from "~/features/cart/guest/staleCart.queries.server";
import { forgetGiftsTo } from "~/features/giftVouchers/giftPrivacy.queries.server";
import { deleteSubscriber } from "~/features/newsletter/newsletter.queries.server";
import { forgetLineNotes, forgetOrderExtras } from "~/features/orders/customerOrders.queries.server";
import { deleteEndedReservationsWith } from "~/features/reservations/reservationPrivacy.queries.server";
import { deleteEndedServicesWith } from "~/features/services/servicePrivacy.queries.server";
import { cancelStockAlertsOf } from "~/features/stockAlerts/stockAlert.queries.server";
import { forgetVoucherEmails } from "~/features/vouchers/voucherPrivacy.queries.server";
import { emptyEndedClaimsWith, forgetClaimContactsApart } from "~/features/warrantyClaims/claimPrivacy.queries.server";
import { emptyEndedWithdrawalsApart } from "~/features/withdrawals/withdrawalPrivacy.queries.server";
import type { Db } from "~/platform/database/database.server";
import { pseudonymOf } from "~/platform/database/ids.server";
import { deleteSentMailWith } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { deleteAccountData } from "./closeAccount.server";
import { findPersonAccount, readUnfinished } from "./person.queries.server";

type PersonDeps = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "sessionSecret"> };

const erasedKinds = [
  "account",
  "reservations",
  "services",
  "claims",
  "withdrawals",
  "carts",
  "vouchers",
  "gifts",
  "emails",
] as const;

/**
 * `deleted` counts the rows of each kind; `unfinished` are kept, each with its number; `orders` are kept for their
 * invoices and claims.
 */
export type Erased =
  | {
      ok: true;
      deleted: Record<(typeof erasedKinds)[number], number>;
      unfinished: { kind: string; number: string }[];
      orders: string[];
    }
  | { ok: false; reason: "staff" };

/**
 * Deletes on request all data of an e-mail, with an account or without (GDPR 17): the account, newsletter, alerts,
 * contacts in carts, the e-mail stored with vouchers, what names the person in gift vouchers of others, ended
 * reservations, services and claims with their photos, the contact in claims on orders of others, withdrawals that
 * belong to no order, and e-mails that were sent, also by the contact form. Orders are kept as long as the laws on VAT
 * and on accounting require their invoices, without the data that is not needed for them. Whatever is not over yet is
 * kept, too. The record in the audit trail names nobody.
 */
export async function erasePerson(
  { db, now, environment }: PersonDeps,
  email: string,
  { actor, reason }: { actor: string; reason: string },
): Promise<Erased> {
  return db.transaction().execute(async (tx) => {
    const account = await findPersonAccount(tx, email);
    if (account?.isStaff) return { ok: false, reason: "staff" };
    const erased = await erase(tx, { email, accountId: account?.id, now: now() });
    const subject = subjectOf(email, environment.sessionSecret);
    const detail = `${reason}; ${JSON.stringify(erased.deleted)}`;
    await recordStaffAction(tx, { action: "personErased", subject, detail, at: now(), actor });
    return erased;
  });
}

type Person = { email: string; accountId: string | undefined; now: number };

async function erase(tx: Db, { email, accountId, now }: Person): Promise<Erased & { ok: true }> {
  if (accountId) await deleteAccountData(tx, accountId);
  await deleteSubscriber(tx, { email, isEmailVerified: true });
  await cancelStockAlertsOf(tx, email);
  const gifts = await forgetGiftsTo(tx, email);
  await forgetLineNotes(tx, gifts);
  const deleted = {
    account: accountId ? 1 : 0,
    reservations: await deleteEndedReservationsWith(tx, email),
    services: await deleteEndedServicesWith(tx, email),
    claims: (await emptyEndedClaimsWith(tx, email)) + (await forgetClaimContactsApart(tx, email)),
    withdrawals: await emptyEndedWithdrawalsApart(tx, email),
    carts: await forgetContactsWith(tx, email),
    vouchers: await forgetVoucherEmails(tx, email, now),
    gifts: gifts.length + (await deleteCartGiftsTo(tx, email)),
    emails: await deleteSentMailWith(tx, email),
  };
  return { ok: true, deleted, unfinished: await readUnfinished(tx, email), orders: await forgetOrderExtras(tx, email) };
}

/**
 * Returns a pseudonym. The record must not keep what was erased, but must allow checking whether it was this e-mail.
 */
export function subjectOf(email: string, sessionSecret: string): string {
  return `person ${pseudonymOf(`person ${email.trim().toLowerCase()}`, sessionSecret)}`;
}
