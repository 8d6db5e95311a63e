import { defaultPhonePrefix, nationalDigits, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { findProfile } from "~/features/customers/customer.queries.server";
import type { ReservationName } from "~/features/reservations/reservationNames";
import type { Visit } from "~/visit/visit.server";

/** The variant of the address, and the contact of a customer who is signed in. */
export async function readInitial(visit: Visit): Promise<Partial<Record<ReservationName, string>>> {
  const { db, locale, url } = visit;
  const signedIn = await visit.readSignedIn();
  const profile = signedIn ? await findProfile(db, signedIn.customer.id) : undefined;
  const variant = url.searchParams.get("varianta") ?? "";
  const blank = { variant, quantity: "1", phone_prefix: defaultPhonePrefix[locale] };
  if (!profile) return blank;
  const prefix = phonePrefixes.find((known) => known === profile.phone_prefix) ?? "";
  return {
    ...blank,
    name: [profile.firstname, profile.lastname].filter(Boolean).join(" "),
    email: profile.email,
    ...(profile.phone ? { phone_prefix: prefix, phone: nationalDigits(prefix, profile.phone) } : {}),
  };
}
