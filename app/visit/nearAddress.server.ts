import { z } from "zod";

import type { Cart } from "~/features/cart/cart.queries.server";
import { findProfile } from "~/features/customers/customer.queries.server";

import type { Visit } from "./visit.server";

type Near = { zip: string; city: string };

const kept = z.object({
  zip: z.string(),
  city: z.string(),
  has_delivery_address: z.boolean().catch(false),
  delivery_zip: z.string().catch(""),
  delivery_city: z.string().catch(""),
});

/** Where the customer wants the goods, as far as that is known: from the cart's contact, else from the account. */
export async function nearAddress(visit: Visit, cart: Cart | undefined): Promise<Near | undefined> {
  const contact = kept.safeParse(cart?.contactJson && JSON.parse(cart.contactJson));
  if (!contact.success) return profileAddress(visit);
  const { zip, city, has_delivery_address, delivery_zip, delivery_city } = contact.data;
  return has_delivery_address ? { zip: delivery_zip, city: delivery_city } : { zip, city };
}

async function profileAddress(visit: Visit): Promise<Near | undefined> {
  const signedIn = await visit.readSignedIn();
  return signedIn ? findProfile(visit.db, signedIn.customer.id) : undefined;
}
