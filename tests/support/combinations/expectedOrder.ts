import { expect } from "vitest";

import { carrierRules } from "~/features/delivery/carriers";
import { readFullOffer } from "~/features/delivery/delivery.queries.server";
import { paidWhen } from "~/features/delivery/paidWhen";
import { type PaymentId, paymentMethods } from "~/features/delivery/paymentMethods";
import { readCurrency } from "~/features/money/currency.queries.server";
import type { Order } from "~/features/orders/orders";
import { readCardPayment } from "~/features/orders/payment/readCardPayment.server";
import { readTransfer } from "~/features/orders/payment/readTransfer.server";
import { taxRecap } from "~/features/orders/placement/taxRecap";
import type { Db } from "~/platform/database/database.server";
import { countryOf } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import type { Combination } from "./combination";
import { companyName, companyNumbers, emailOf, pickupSlotOf } from "./orderOf";

/** The first letters of the shop's IBAN in each country (domain 2). */
const ibanStarts = { cs: "CZ", sk: "SK" } as const;

/** Expects what an order must contain right after it was placed. */
export async function expectPlaced(world: World, order: Order, combination: Combination): Promise<void> {
  const { carrierId, paymentId, locale } = combination;
  expect(order).toMatchObject({ carrierId, paymentId, locale, state: "accepted", paidAt: null });
  expect(order.email).toBe(emailOf(combination));
  expectDestination(order, combination);
  await expectTotals(world, order);
  expectBuyer(order, combination);
  await expectPayment(world, order);
}

const destinationKinds = { parcel: "address", point: "point", pickup: "store", email: "email" } as const;

/** Expects a destination in the country of the shop version; a pickup also has its time. */
function expectDestination({ destination }: Order, combination: Combination) {
  const country = countryOf[combination.locale];
  const expected = {
    address: { address: { country } },
    point: { point: { country, carrierId: combination.carrierId } },
    store: { store: { country }, slot: pickupSlotOf(combination.paymentId) },
    email: { email: emailOf(combination) },
  };
  const kind = destinationKinds[carrierRules[combination.carrierId].kind];
  expect(destination).toMatchObject({ kind, ...expected[kind] });
}

async function expectTotals({ db }: World, order: Order) {
  const { goodsMinor, discounts, deliveryMinor, paymentMinor, roundingMinor, totalMinor } = order.totals;
  const discountMinor = discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const valueMinor = goodsMinor - discountMinor + deliveryMinor + paymentMinor;
  expect(valueMinor + roundingMinor, "the parts of the total").toBe(totalMinor);
  expect(order.currencyCode).toBe((await readCurrency(db, order.locale)).code);
  const hasGoods = order.lines.every(({ gift }) => !gift);
  expect(discountMinor > 0, "the code counts for goods").toBe(hasGoods);
  expect(order.lines.reduce((sum, line) => sum + line.lineMinor, 0)).toBe(goodsMinor);
  expect(order.lines.reduce((sum, line) => sum + line.discountMinor, 0)).toBe(discountMinor);
  expect(paymentMinor, "the fee of the payment").toBe(await readFee(db, order));
  const { isCash } = paymentMethods[order.paymentId];
  expect(isCash && order.currencyCode === "EUR" ? totalMinor % 5 : roundingMinor, "rounding of cash").toBe(0);
  const taxed = taxRecap(order).reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
  expect(taxed, "the VAT recapitulation").toBe(hasGoods ? valueMinor : 0);
}

async function readFee(db: Db, { paymentId, locale }: Order): Promise<number> {
  const { payments } = await readFullOffer(db, locale);
  return payments.find(({ id }) => id === paymentId)?.priceMinor ?? Number.NaN;
}

function expectBuyer(order: Order, { locale, isCompany }: Combination) {
  const { company_id, tax_id, vat_id } = companyNumbers[locale];
  const numbers = isCompany
    ? { company: companyName, companyId: company_id, taxId: tax_id, vatId: vat_id }
    : { company: "", companyId: "", taxId: "", vatId: "" };
  expect(order.billing).toMatchObject({ ...numbers, lastname: "Nová", country: countryOf[locale] });
}

/**
 * Expects the way to pay: a transfer shows the account and the last day, a card leads to the gateway, cash needs
 * neither.
 */
async function expectPayment(world: World, order: Order) {
  const { isOnline, showsBankAccount } = paymentMethods[order.paymentId];
  const transfer = await readTransfer(world.db, order);
  const card = await readCardPayment(world, order);
  expect(transfer !== null, "an account to send money to").toBe(showsBankAccount);
  expect(card !== null, "a gateway to pay at").toBe(isOnline);
  if (card) expect(card).toMatchObject({ progress: "none", isOffered: true });
  if (!transfer) return;
  expect(transfer).toMatchObject({ symbol: order.number, totalMinor: order.totals.totalMinor });
  expect(transfer.due).toMatchObject(expectedDue(order.paymentId));
  expect(transfer.iban.slice(0, 2)).toBe(ibanStarts[order.locale]);
  expect(transfer.account !== null, "an account number beside the IBAN").toBe(order.locale === "cs");
  expect(transfer.picture).toMatch(/^data:image\/svg/);
}

/** Returns the expected due day: where the payment comes after the goods, it is known once they are on their way. */
function expectedDue(paymentId: PaymentId) {
  const when = paidWhen(paymentId);
  if (when.moment === "onDelivery") throw new Error(`${paymentId} goes to the account, so it needs a day`);
  if (when.moment === "afterDelivery") return { moment: when.moment, day: null, days: when.days };
  return { moment: when.moment, day: expect.any(String) };
}
