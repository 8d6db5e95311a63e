import { addToCart } from "~/features/cart/addToCart.server";
import { type CartOwner, openCart } from "~/features/cart/cart.queries.server";
import { saveContact, saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import type { Checkout } from "~/features/checkout/checkout";
import { contactForm } from "~/features/checkout/contact/contact.form";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import type { Agreement } from "~/features/orders/placement/placeOrder.server";
import type { Db } from "~/platform/database/database.server";

import { testWorld } from "./shop/world";

/** Returns Eva's contact form; the country is that of the shop version. */
export function evasContact(locale: "cs" | "sk"): Record<string, string> {
  return {
    intent: "save-contact",
    email: "eva@seznam.cz",
    phone_prefix: "+420",
    phone: "601 123 456",
    firstname: "Eva",
    lastname: "Nová",
    street: "Dlouhá 12",
    city: "Praha",
    zip: "110 00",
    country: locale === "cs" ? "CZ" : "SK",
    note: "Zvonek <b>",
  };
}

type Given = {
  tempId?: string;
  /** The customer whose cart it is; without it the cart is a guest's. */
  customerId?: string | undefined;
  locale?: "cs" | "sk";
  cartItems?: readonly { productId: number; variantId: number; quantity: number }[];
  carrierId?: string;
  paymentId?: string;
  pickupStoreId?: string | null;
  pickupPointId?: string | null;
  /** The slot of a pickup; by default one on the Tuesday six days after the clock of `testWorld`. */
  pickupSlot?: string;
  /** E-mail address; Eva's by default. */
  email?: string;
  /** Fields of the contact form that differ from Eva's. */
  contact?: Record<string, string>;
  /** The instant at which the cart was filled. */
  at?: number;
};

type Ready = { owner: CartOwner; agreement: Agreement; checkout: Checkout | undefined };

/** Prepares a cart at the review step, and returns what the visitor sees there. Products must already be in stock. */
export async function readyToOrder(db: Db, given: Given = {}): Promise<Ready> {
  const {
    tempId = "visitor",
    locale = "cs",
    carrierId = "ppl",
    paymentId = "transfer",
    pickupStoreId = null,
    pickupPointId = null,
    at = 1,
  } = given;
  const owner = given.customerId === undefined ? { tempId, locale } : { customerId: given.customerId, locale };
  const cartItems = given.cartItems ?? [{ productId: 1001, variantId: 1_001_001, quantity: 1 }];
  for (const [index, cartItem] of cartItems.entries())
    await addToCart(db, owner, { ...cartItem, note: "" }, at + index);
  const cart = await openCart(db, owner, at);
  const pickupSlot = pickupStoreId === null ? null : (given.pickupSlot ?? "2026-11-24T11:30");
  await saveDelivery(db, owner, { carrierId, paymentId, pickupStoreId, pickupSlot, pickupPointId });
  const typed = { ...evasContact(locale), ...(given.email ? { email: given.email } : {}), ...given.contact };
  const rules = { locale, countries: ["CZ", "SK"], isParcel: pickupStoreId === null && pickupPointId === null };
  await saveContact(db, owner, contactForm(rules, typed).parse(typed));
  const world = testWorld(db);
  const checkout = await findCheckout(world, owner, pickupStoreId === null ? at : world.now());
  const agreement = { orderToken: cart.orderToken, shownTotalMinor: checkout?.totals?.totalMinor ?? 0 };
  return { owner, agreement, checkout };
}
