import { type Cart, type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { deliveryOf, orderTotals } from "~/features/delivery/delivery";
import { type OfferShop, offeredWith, readWholeOffer } from "~/features/delivery/delivery.queries.server";
import { reachableLines } from "~/features/delivery/reach";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { readStock } from "~/features/stores/stock.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { briefly } from "~/platform/time/shortCache.server";

import type { Checkout } from "./checkout";
import { storedContact } from "./contact/contact.form";

/** The owner's order in the making; undefined without an open cart. */
export async function findCheckout(shop: OfferShop, owner: CartOwner, now: number): Promise<Checkout | undefined> {
  const cart = await findCart(shop.db, owner);
  return cart && readCheckout(shop, cart, now);
}

/** What every checkout of a shop version is reckoned by. */
async function readTerms(db: Db, locale: Locale) {
  const offer = await readWholeOffer(db, locale);
  const countries = await readCountries(db);
  const settings = await readSettings(db, locale);
  const currency = await readCurrency(db, locale);
  return { offer, countries, settings, currency };
}

/** The same as of a second ago at most, for a rush in which hundreds of checkouts are read at once. */
export const recentTerms = briefly(readTerms);

/** Prices, vouchers, stock and, unless others are given, terms are those of now. One query after another. */
export async function readCheckout(
  { db, environment }: OfferShop,
  cart: Cart,
  now: number,
  termsOf: typeof readTerms = readTerms,
): Promise<Checkout> {
  const { countries, settings, currency, ...terms } = await termsOf(db, cart.locale);
  const offer = offeredWith(environment, terms.offer);
  const delivery = deliveryOf(cart, offer);
  const cartLines = await readCartLines(db, cart);
  const stock = await readStock(
    db,
    cartLines.map(({ variantId }) => variantId),
  );
  const lines = reachableLines(cartLines, stock, delivery?.store?.id ?? null);
  const contactRules = { locale: cart.locale, countries, isParcel: delivery?.carrier.kind !== "pickup" };
  const contact = storedContact(cart.contactJson, contactRules);
  const limits = { freeAboveMinor: settings.free_delivery_above_minor, currencyCode: currency.code };
  const price = await readCartPrice(db, cart, lines, now);
  const totals = delivery && orderTotals(price.goodsMinor, delivery, limits, price);
  return { cart, lines, stock, price, offer, delivery, contactRules, contact, totals, currency, settings };
}
