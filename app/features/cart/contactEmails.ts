import type { Cart } from "./cart.queries.server";

/** Returns the e-mail address that was typed in the contact step; empty before that step. */
export function contactEmails({ contactJson }: Pick<Cart, "contactJson">): string[] {
  const contact: unknown = JSON.parse(contactJson ?? "null");
  if (typeof contact !== "object" || contact === null || !("email" in contact)) return [];
  return typeof contact.email === "string" && contact.email !== "" ? [contact.email] : [];
}
