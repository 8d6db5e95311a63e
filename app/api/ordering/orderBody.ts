import { z } from "@hono/zod-openapi";

import type { Cart } from "~/features/cart/cart.queries.server";
import type { Checkout } from "~/features/checkout/checkout";
import { contactForm } from "~/features/checkout/contact/contact.form";
import type { CheckoutChoice } from "~/features/checkout/fillCart";
import { readDeliveryForm } from "~/features/checkout/readDeliveryForm.server";
import { reviewForm } from "~/features/checkout/review.form";
import type { World } from "~/platform/process/world.server";

import { formBodySchema } from "../http/fields";
import { errorsByField } from "../http/messages";
import { personFieldNames, personForm } from "../shapes/person";

const deliveryNames = ["firstname", "lastname", "company", "street", "city", "zip", "country"].map(
  (name) => `delivery_${name}`,
);

/** All fields of the checkout's steps, in one body. */
export const orderBody = formBodySchema("OrderBody", {
  required: ["cart", "email", ...personFieldNames.required, "amount_due_tax_incl", "terms"],
  optional: [...personFieldNames.optional, ...deliveryNames, "note", "carrier", "payment", "point", "store", "slot"],
  ticks: ["terms"],
  numbers: ["amount_due_tax_incl"],
  descriptions: {
    cart: "Id of the cart, whose lines and vouchers are ordered",
    email: "With street, city, zip and country this is who is billed",
    amount_due_tax_incl: "As the cart showed it; when it has changed, the order is refused with 409 and the new amount",
    terms: "true: the buyer agrees to the terms and to an order that has to be paid",
    delivery_street: "Of a parcel to another address; with all other fields of delivery_",
    carrier: "As the next four: what is left out is as chosen in the cart",
    slot: "Of a pickup in a store, as 2026-11-24T11:30 in Europe/Prague",
  },
});

const agreementForm = z.object({
  terms: reviewForm.shape.terms,
  amount_due_tax_incl: z
    .string({ required_error: "ui:forms.required" })
    .regex(/^\d{1,12}$/, "ui:forms.numeric")
    .transform(Number),
});

type JudgedOrder =
  | { ok: true; choice: CheckoutChoice; shownTotalMinor: number }
  | { ok: false; errors: Record<string, string[]> };

/** Validates the body by the forms of all checkout steps at once. */
export async function judgeOrder(
  { db, now }: Pick<World, "db" | "now">,
  checkout: Checkout,
  body: Readonly<Record<string, unknown>>,
): Promise<JudgedOrder> {
  const form = formOf(checkout.cart, body);
  const typed = Object.fromEntries(form);
  const rules = await readDeliveryForm(db, checkout, typed.point === undefined ? null : String(typed.point), now());
  const delivery = rules.safeParse(typed);
  const kind = checkout.offer.carriers.find(({ id }) => id === typed.carrier)?.kind ?? "parcel";
  const contact = contactForm({ ...checkout.contactRules, isParcel: kind === "parcel" }, form).safeParse(typed);
  const agreement = agreementForm.safeParse(typed);
  if (delivery.success && contact.success && agreement.success) {
    const choice = { delivery: delivery.data, contact: contact.data };
    return { ok: true, choice, shownTotalMinor: agreement.data.amount_due_tax_incl };
  }
  const errors = [delivery, contact, agreement].map((parsed) => (parsed.error ? errorsByField(parsed.error) : {}));
  return { ok: false, errors: Object.assign({}, ...errors) };
}

/**
 * Converts the body to form data. The form's checkboxes are ticked when their fields are filled in; delivery and
 * payment are taken from the cart where the body has none.
 */
function formOf(cart: Cart, body: Readonly<Record<string, unknown>>): FormData {
  const { carrierId, paymentId, pickupStoreId, pickupSlot, pickupPointId } = cart;
  const chosen = { carrier: carrierId, payment: paymentId, store: pickupStoreId, slot: pickupSlot };
  const form = personForm({ ...chosen, point: pickupPointId, ...body });
  const isElsewhere = deliveryNames.some((name) => String(form.get(name) ?? "").trim() !== "");
  if (isElsewhere) form.set("has_delivery_address", "on");
  else form.delete("has_delivery_address");
  return form;
}
