import type { Cart } from "./cart.queries.server";

/** The address that was typed on the way to an order, if that has come so far. */
export function knownEmails({ contactJson }: Pick<Cart, "contactJson">): string[] {
  const contact: unknown = JSON.parse(contactJson ?? "null");
  if (typeof contact !== "object" || contact === null || !("email" in contact)) return [];
  return typeof contact.email === "string" && contact.email !== "" ? [contact.email] : [];
}
