import { defaultPhonePrefix, nationalDigits, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { findProfile } from "~/features/customers/customer.queries.server";

import type { Visit } from "./visit.server";

type OwnContact = { phone_prefix: string; phone?: string; email?: string; firstname?: string; lastname?: string };

/**
 * Returns the contact of a signed-in customer, as far as a form has fields for it; for others only the phone prefix of
 * the shop version.
 */
export async function readOwnContact({ db, locale, readSignedIn }: Visit): Promise<OwnContact> {
  const signedIn = await readSignedIn();
  const profile = signedIn && (await findProfile(db, signedIn.customer.id));
  const blank = { phone_prefix: defaultPhonePrefix[locale] };
  if (!profile) return blank;
  const { email, firstname, lastname, phone } = profile;
  if (!phone) return { ...blank, email, firstname, lastname };
  const prefix = phonePrefixes.find((known) => known === profile.phone_prefix) ?? "";
  return { email, firstname, lastname, phone_prefix: prefix, phone: nationalDigits(prefix, phone) };
}
