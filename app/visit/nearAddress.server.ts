import { z } from "zod";

import type { Cart } from "~/features/cart/cart.queries.server";
import { findProfile } from "~/features/customers/customer.queries.server";
import { countryOf } from "~/platform/i18n/locale";

import type { Visit } from "./visit.server";

type Near = { zip: string; city: string };
type Placed = Near & { country: string };

const kept = z.object({
  zip: z.string(),
  city: z.string(),
  country: z.string().catch(""),
  has_delivery_address: z.boolean().catch(false),
  delivery_zip: z.string().catch(""),
  delivery_city: z.string().catch(""),
  delivery_country: z.string().catch(""),
});

/**
 * Returns where the customer wants the goods delivered, as far as that is known: from the cart's contact, else from the
 * account. Returns undefined in a country other than the shop version's, where the same postcodes mean other places.
 */
export async function nearAddress(
  visit: Visit,
  cart: Pick<Cart, "contactJson"> | undefined,
): Promise<Near | undefined> {
  const placed = await placedAddress(visit, cart);
  return placed && placed.country === countryOf[visit.locale] ? { zip: placed.zip, city: placed.city } : undefined;
}

async function placedAddress(visit: Visit, cart: Pick<Cart, "contactJson"> | undefined): Promise<Placed | undefined> {
  const contact = kept.safeParse(cart?.contactJson && JSON.parse(cart.contactJson));
  if (!contact.success) return profileAddress(visit);
  const { zip, city, country, has_delivery_address, ...delivery } = contact.data;
  return has_delivery_address
    ? { zip: delivery.delivery_zip, city: delivery.delivery_city, country: delivery.delivery_country }
    : { zip, city, country };
}

async function profileAddress(visit: Visit): Promise<Placed | undefined> {
  const signedIn = await visit.readSignedIn();
  return signedIn ? findProfile(visit.db, signedIn.customer.id) : undefined;
}
