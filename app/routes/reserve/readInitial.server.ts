import type { ReservationName } from "~/features/reservations/reservationNames";
import { readOwnContact } from "~/visit/readOwnContact.server";
import type { Visit } from "~/visit/visit.server";

/** Returns the variant in the URL, and the contact of a signed-in customer. */
export async function readInitial(visit: Visit): Promise<Partial<Record<ReservationName, string>>> {
  const variant = visit.url.searchParams.get("varianta") ?? "";
  const { firstname, lastname, ...contact } = await readOwnContact(visit);
  const name = [firstname, lastname].filter(Boolean).join(" ");
  return { variant, quantity: "1", ...contact, ...(name ? { name } : {}) };
}
