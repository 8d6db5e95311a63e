import { type CartLine, lineTotal, orderableLines } from "~/features/cart/cart";
import type { Cart } from "~/features/cart/cart.queries.server";
import { allowsPayment, type DeliveryOffer, type OrderTotals, orderTotals } from "~/features/delivery/delivery";
import { readCurrency } from "~/features/money/currency.queries.server";
import { taxRecap } from "~/features/orders/placement/taxRecap";
import { readSettings } from "~/features/settings/settings.queries.server";
import { type GoodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import type { Db } from "~/platform/database/database.server";

import { toApiTotals } from "./totalsShape";

type Priced = { cart: Cart; lines: readonly CartLine[]; price: GoodsPrice; offer: DeliveryOffer };

/** Returns what an order of the cart would cost; fees are missing until goods, carrier and payment are chosen. */
export async function toApiCartTotals(db: Db, { cart, lines, price, offer }: Priced) {
  const { code: currencyCode } = await readCurrency(db, cart.locale);
  const { free_delivery_above_minor: freeAboveMinor } = await readSettings(db, cart.locale);
  const chosen = orderableLines(lines).length > 0 ? findFees(cart, offer) : undefined;
  const totals = chosen
    ? orderTotals(price.goodsMinor, chosen, { freeAboveMinor, currencyCode }, price)
    : withoutFees(price);
  const ofClub = totals.discounts.find(({ voucherId }) => voucherId === null)?.amountMinor ?? 0;
  const all = totals.discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    ...toApiTotals(totals, taxRecap({ lines: taxedLines(lines, price), totals }), currencyCode),
    total_vouchers_tax_incl: all - ofClub,
    delivery_price_tax_incl: chosen ? totals.deliveryMinor : null,
    payment_price_tax_incl: chosen ? totals.paymentMinor : null,
  };
}

function findFees({ carrierId, paymentId }: Cart, offer: DeliveryOffer) {
  const carrier = offer.carriers.find(({ id }) => id === carrierId);
  const payment = offer.payments.find(({ id }) => id === paymentId);
  return carrier && payment && allowsPayment(carrier, payment.id) ? { carrier, payment } : undefined;
}

function withoutFees(price: GoodsPrice): OrderTotals {
  return { ...goodsTotals(price), deliveryMinor: 0, paymentMinor: 0, roundingMinor: 0 };
}

function taxedLines(lines: readonly CartLine[], { lineDiscounts }: GoodsPrice) {
  return orderableLines(lines).map((line, index) => ({
    taxBasisPoints: line.taxBasisPoints,
    lineMinor: lineTotal(line),
    discountMinor: lineDiscounts[index] ?? 0,
    gift: line.gift ? { ...line.gift, sentAt: null } : null,
  }));
}
