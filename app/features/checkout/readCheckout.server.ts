import { type CartLine, orderableLines } from "~/features/cart/cart";
import { type Cart, type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { type Delivery, findDelivery, offerFor, orderTotals } from "~/features/delivery/delivery";
import { availableOffer, type DeliveryDeps, readFullOffer } from "~/features/delivery/delivery.queries.server";
import { fulfillableLines, type PlaceStock, pickupOnlyLines } from "~/features/delivery/fulfilment";
import { planPickup, slotProblem } from "~/features/delivery/pickupPlan";
import { readFullSlots } from "~/features/delivery/slotLoad.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { findPoint } from "~/features/pickupPoints/pickupPoint.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { readStock } from "~/features/stores/stock.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { pragueClock } from "~/platform/time/pragueClock";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import type { Checkout } from "./checkout";
import { parseStoredContact } from "./contact/contact.form";

/** Reads the owner's checkout; undefined without an open cart. */
export async function findCheckout(shop: DeliveryDeps, owner: CartOwner, now: number): Promise<Checkout | undefined> {
  const cart = await findCart(shop.db, owner);
  return cart && readCheckout(shop, cart, now);
}

/** Reads what all checkouts of a shop version have in common. */
async function readCheckoutContext(db: Db, locale: Locale) {
  const offer = await readFullOffer(db, locale);
  const countries = await readCountries(db);
  const settings = await readSettings(db, locale);
  const currency = await readCurrency(db, locale);
  return { offer, countries, settings, currency };
}

/** Reads the same context from a cache of one second, for a rush in which hundreds of orders are placed at once. */
export const recentCheckoutContext = cachedForASecond(readCheckoutContext);

/**
 * Reads the checkout of a cart. Prices, vouchers and stock are current, and so is the context unless `readContext`
 * caches it. Queries run one after another.
 */
export async function readCheckout(
  { db, environment }: DeliveryDeps,
  cart: Cart,
  now: number,
  readContext: typeof readCheckoutContext = readCheckoutContext,
): Promise<Checkout> {
  const { countries, settings, currency, offer: fullOffer } = await readContext(db, cart.locale);
  const cartLines = await readCartLines(db, cart);
  const offer = offerFor(availableOffer(environment, fullOffer), cartLines);
  const stock = await readStock(
    db,
    cartLines.map(({ variantId }) => variantId),
  );
  const point = await findPoint(db, cart.locale, cart.pickupPointId, pragueClock(now).date);
  const fullSlots = await readFullSlots(db, now, settings.pickup.per_slot);
  const chosen = findDelivery(cart, offer, point);
  const delivery =
    chosen && isPossible(chosen, { cart, cartLines, stock, fullSlots, settings, now }) ? chosen : undefined;
  const lines = fulfillableLines(cartLines, stock, delivery && (delivery.store?.id ?? null));
  const pickupOnlyNames = pickupOnlyLines(cartLines, stock).map(({ name }) => name);
  const contactRules = { locale: cart.locale, countries, isParcel: (chosen?.carrier.kind ?? "parcel") === "parcel" };
  const contact = parseStoredContact(cart.contactJson, contactRules);
  const limits = { freeAboveMinor: settings.free_delivery_above_minor, currencyCode: currency.code };
  const price = await readCartPrice(db, cart, lines, now);
  const totals = delivery && orderTotals(price.goodsMinor, delivery, limits, price);
  return {
    cart,
    lines,
    stock,
    fullSlots,
    pickupOnlyNames,
    price,
    offer,
    point,
    delivery,
    contactRules,
    contact,
    totals,
    currency,
    settings,
  };
}

type Read = Pick<Checkout, "cart" | "fullSlots" | "settings"> & {
  cartLines: CartLine[];
  stock: PlaceStock[];
  now: number;
};

/**
 * Returns false when the slot is no longer available, and for a delivery by a carrier when no piece can be sent
 * although stores have some.
 */
function isPossible(
  { store, payment }: Delivery,
  { cart, cartLines, stock, fullSlots, settings: { pickup }, now }: Read,
): boolean {
  if (!store) {
    const canBeSent = orderableLines(fulfillableLines(cartLines, stock, null)).length > 0;
    return canBeSent || pickupOnlyLines(cartLines, stock).length === 0;
  }
  const plan = planPickup(store, { lines: cartLines, stock, fullSlots, pickup, now });
  return slotProblem(cart.pickupSlot, plan, { id: payment.id, country: store.country, pickup, now }) === undefined;
}
