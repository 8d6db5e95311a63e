import { defaultPhonePrefix, nationalDigits, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { findProfile } from "~/features/customers/customer.queries.server";

import type { Visit } from "./visit.server";

type OwnContact = { phone_prefix: string; phone?: string; email?: string; firstname?: string; lastname?: string };

/** What a form asks for of the contact of a customer who is signed in; for others the prefix of the shop version. */
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
