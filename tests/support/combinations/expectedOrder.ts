import { expect } from "vitest";

import { carrierRules } from "~/features/delivery/carriers";
import { readCurrency } from "~/features/money/currency.queries.server";
import type { Order } from "~/features/orders/orders";
import { readCardPayment } from "~/features/orders/payment/readCardPayment.server";
import { readTransfer } from "~/features/orders/payment/readTransfer.server";
import { taxRecap } from "~/features/orders/placement/taxRecap";
import { countryOf } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import type { Combination } from "./combination";
import { companyName, companyNumbers, emailOf } from "./orderOf";

/** The shop's account in each country (domain 2). */
const ibanStarts = { cs: "CZ", sk: "SK" } as const;

/** What an order must say right after it was placed. */
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

/** In the country of the shop version; a pickup with its time. */
function expectDestination({ destination }: Order, combination: Combination) {
  const country = countryOf[combination.locale];
  const expected = {
    address: { address: { country } },
    point: { point: { country, carrierId: combination.carrierId } },
    store: { store: { country }, slot: { date: "2026-11-27", minute: 690 } },
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
  const isCash = order.paymentId === "cod";
  expect(paymentMinor > 0, "the fee of cash").toBe(isCash);
  expect(isCash && order.currencyCode === "EUR" ? totalMinor % 5 : roundingMinor, "rounding of cash").toBe(0);
  const taxed = taxRecap(order).reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
  expect(taxed, "the VAT recapitulation").toBe(hasGoods ? valueMinor : 0);
}

function expectBuyer(order: Order, { locale, isCompany }: Combination) {
  const { company_id, tax_id, vat_id } = companyNumbers[locale];
  const numbers = isCompany
    ? { company: companyName, companyId: company_id, taxId: tax_id, vatId: vat_id }
    : { company: "", companyId: "", taxId: "", vatId: "" };
  expect(order.billing).toMatchObject({ ...numbers, lastname: "Nová", country: countryOf[locale] });
}

/** A transfer shows the account, a card leads to the gateway, cash needs neither. */
async function expectPayment(world: World, order: Order) {
  const transfer = await readTransfer(world.db, order);
  const card = await readCardPayment(world, order);
  expect(transfer !== null, "an account to send money to").toBe(order.paymentId === "transfer");
  expect(card !== null, "a gateway to pay at").toBe(order.paymentId === "card");
  if (card) expect(card).toMatchObject({ progress: "none", isOffered: true });
  if (!transfer) return;
  expect(transfer).toMatchObject({ symbol: order.number, totalMinor: order.totals.totalMinor });
  expect(transfer.iban.slice(0, 2)).toBe(ibanStarts[order.locale]);
  expect(transfer.account !== null, "an account number beside the IBAN").toBe(order.locale === "cs");
  expect(transfer.picture).toMatch(/^data:image\/svg/);
}
