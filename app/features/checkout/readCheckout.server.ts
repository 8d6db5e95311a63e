import { type Cart, type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { readCountries } from "~/features/customers/country.queries.server";
import { deliveryOf, orderTotals } from "~/features/delivery/delivery";
import { type OfferShop, readDeliveryOffer } from "~/features/delivery/delivery.queries.server";
import { reachableLines } from "~/features/delivery/reach";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { readStock } from "~/features/stores/stock.queries.server";
import type { Checkout } from "./checkout";
import { storedContact } from "./contact.form";

/** The owner's order in the making; undefined without an open cart. */
export async function findCheckout(shop: OfferShop, owner: CartOwner, now: number): Promise<Checkout | undefined> {
  const cart = await findCart(shop.db, owner);
  return cart && readCheckout(shop, cart, now);
}

/** Prices, vouchers, stock and offers are those of now. One query after another, so that it may run inside a transaction. */
export async function readCheckout(shop: OfferShop, cart: Cart, now: number): Promise<Checkout> {
  const { db } = shop;
  const offer = await readDeliveryOffer(shop, cart.locale);
  const delivery = deliveryOf(cart, offer);
  const cartLines = await readCartLines(db, cart);
  const stock = await readStock(
    db,
    cartLines.map(({ variantId }) => variantId),
  );
  const lines = reachableLines(cartLines, stock, delivery?.store?.id ?? null);
  const countries = await readCountries(db);
  const contactRules = { locale: cart.locale, countries, isParcel: delivery?.carrier.kind !== "pickup" };
  const contact = storedContact(cart.contactJson, contactRules);
  const settings = await readSettings(db, cart.locale);
  const currency = await readCurrency(db, cart.locale);
  const limits = { freeAboveMinor: settings.free_delivery_above_minor, currencyCode: currency.code };
  const price = await readCartPrice(db, cart, lines, now);
  const totals = delivery && orderTotals(price.goodsMinor, delivery, limits, price);
  return { cart, lines, price, offer, delivery, contactRules, contact, totals, currency, settings };
}
