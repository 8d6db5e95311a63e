import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { forgetContactsWith } from "~/features/cart/guest/staleCart.queries.server";
import { deleteSubscriber } from "~/features/newsletter/newsletter.queries.server";
import { forgetOrderExtras } from "~/features/orders/customerOrders.queries.server";
import { deleteEndedReservationsWith } from "~/features/reservations/reservations.queries.server";
import { deleteEndedServicesWith } from "~/features/services/servicePrivacy.queries.server";
import { cancelStockAlertsOf } from "~/features/stockAlerts/stockAlert.queries.server";
import { emptyEndedClaimsWith } from "~/features/warrantyClaims/claimPrivacy.queries.server";
import { emptyEndedWithdrawalsApart } from "~/features/withdrawals/withdrawalPrivacy.queries.server";
import type { Db } from "~/platform/database/database.server";
import { pseudonymOf } from "~/platform/database/ids.server";
import { deleteSentMailTo } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { deleteAccountData } from "./closeAccount.server";
import { findPersonAccount, readUnfinished } from "./person.queries.server";

type PersonDeps = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "sessionSecret"> };

/** How many of each were deleted; what stays, each with its number; `orders` stay for their invoices and claims. */
export type Erased =
  | {
      ok: true;
      deleted: Record<"account" | "reservations" | "services" | "claims" | "withdrawals" | "carts" | "emails", number>;
      unfinished: { kind: string; number: string }[];
      orders: string[];
    }
  | { ok: false; reason: "staff" };

/**
 * Deletes on request all that is known of an e-mail, with an account or without (GDPR 17): the account, newsletter,
 * alerts, contacts in carts, ended reservations, services and claims with their photos, withdrawals that belong to no
 * order, and e-mails that were sent.
 * Orders stay as their invoices do, as long as the law on VAT and on accounts wants them, without what is not needed for
 * that; so does what is not over yet. The record of it names nobody.
 */
export async function erasePerson(
  { db, now, environment }: PersonDeps,
  email: string,
  { actor, reason }: { actor: string; reason: string },
): Promise<Erased> {
  return db.transaction().execute(async (tx) => {
    const account = await findPersonAccount(tx, email);
    if (account?.isStaff) return { ok: false, reason: "staff" };
    const erased = await erase(tx, email, account?.id);
    const subject = subjectOf(email, environment.sessionSecret);
    const detail = `${reason}; ${JSON.stringify(erased.deleted)}`;
    await recordStaffAction(tx, { action: "personErased", subject, detail, at: now(), actor });
    return erased;
  });
}

async function erase(tx: Db, email: string, accountId: string | undefined): Promise<Erased & { ok: true }> {
  if (accountId) await deleteAccountData(tx, accountId);
  await deleteSubscriber(tx, { email, isEmailVerified: true });
  await cancelStockAlertsOf(tx, email);
  const deleted = {
    account: accountId ? 1 : 0,
    reservations: await deleteEndedReservationsWith(tx, email),
    services: await deleteEndedServicesWith(tx, email),
    claims: await emptyEndedClaimsWith(tx, email),
    withdrawals: await emptyEndedWithdrawalsApart(tx, email),
    carts: await forgetContactsWith(tx, email),
    emails: await deleteSentMailTo(tx, email),
  };
  return { ok: true, deleted, unfinished: await readUnfinished(tx, email), orders: await forgetOrderExtras(tx, email) };
}

/** The record must not keep what was erased, yet show whether it was this e-mail. */
export function subjectOf(email: string, sessionSecret: string): string {
  return `person ${pseudonymOf(`person ${email.trim().toLowerCase()}`, sessionSecret)}`;
}
