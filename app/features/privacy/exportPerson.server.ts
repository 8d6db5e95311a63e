import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { readContactsWith } from "~/features/cart/guest/staleCart.queries.server";
import { readGiftsTo } from "~/features/giftVouchers/giftPrivacy.queries.server";
import { readSubscriptionsOf } from "~/features/newsletter/newsletter.queries.server";
import { readOrdersWith } from "~/features/orders/customerOrders.queries.server";
import { listReservationsWith } from "~/features/reservations/reservations.queries.server";
import { readServicesWith } from "~/features/services/service.queries.server";
import { listStockAlerts } from "~/features/stockAlerts/stockAlert.queries.server";
import { readVouchersWith } from "~/features/vouchers/voucherPrivacy.queries.server";
import { readClaimsApart } from "~/features/warrantyClaims/claimPrivacy.queries.server";
import { readWithdrawalsApart } from "~/features/withdrawals/withdrawalPrivacy.queries.server";
import type { Db } from "~/platform/database/database.server";
import { readMailFrom, readMailTo } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";

import { subjectOf } from "./erasePerson.server";
import { describeReservation, describeService, exportOrder, exportPersonalData } from "./exportPersonalData.server";
import { findPersonAccount } from "./person.queries.server";

type PersonDeps = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "sessionSecret"> };

/**
 * Returns all data of an e-mail, with an account or without, for the person who requests it (GDPR 15 and 20). It
 * contains no secret that grants access, and nothing of an account whose address was never verified, as that may belong
 * to a stranger. Calls `deliver` with the data before the audit trail records the export, so that it records none that
 * failed.
 */
export async function exportPerson(
  { db, now, environment }: PersonDeps,
  email: string,
  actor: string,
  deliver: (person: Person) => void = () => undefined,
): Promise<Person> {
  const person = await readPerson(db, email, now());
  deliver(person);
  const subject = subjectOf(email, environment.sessionSecret);
  await recordStaffAction(db, { action: "personExport", subject, detail: "", at: now(), actor });
  return person;
}

type Person = Awaited<ReturnType<typeof readPerson>>;

async function readPerson(db: Db, email: string, now: number) {
  const account = await findPersonAccount(db, email);
  const services = await readServicesWith(db, email);
  const orders = await readOrdersWith(db, email);
  return {
    email,
    madeAt: toIso(now),
    account: account?.isEmailVerified ? await exportPersonalData(db, { customerId: account.id, token: "" }, now) : null,
    newsletter: (await readSubscriptionsOf(db, email)).map(withIsoTimes),
    stockAlerts: (await listStockAlerts(db, email)).map(withIsoTimes),
    reservations: (await listReservationsWith(db, email)).map(describeReservation),
    serviceOrders: await Promise.all(services.map((service) => describeService(db, service))),
    orders: await Promise.all(orders.map((order) => exportOrder(db, order))),
    claimsOnOrdersOfOthers: (await readClaimsApart(db, email)).map(withIsoTimes),
    withdrawals: (await readWithdrawalsApart(db, email)).map(withIsoTimes),
    checkoutContacts: await readContactsWith(db, email),
    vouchers: (await readVouchersWith(db, email)).map(withIsoTimes),
    giftVouchersReceived: (await readGiftsTo(db, email)).map(withIsoTimes),
    messages: (await readMailFrom(db, email)).map(withIsoTimes),
    emails: (await readMailTo(db, email)).map(withIsoTimes),
  };
}

/** Formats instants, which are the numbers under names that end in `At`. */
function withIsoTimes(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith("At") && typeof value === "number" ? toIso(value) : value,
    ]),
  );
}

function toIso(at: number): string {
  return new Date(at).toISOString();
}
