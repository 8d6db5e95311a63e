import type { AddressForm } from "~/features/customers/addressBook/address.form";
import type { NewCustomer } from "~/features/customers/customer";
import { register } from "~/features/customers/register.server";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

export const caller = { address: "10.0.0.1", agent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
export const evasPassword = "jehnecinappa";

/** Eva's registration form. */
export const evasRegistration: Record<string, string> = {
  email: "eva@seznam.cz",
  phone_prefix: "+420",
  phone: "601 123 456",
  firstname: "Eva",
  lastname: "Nová",
  street: "Dlouhá 12",
  city: "Praha",
  zip: "110 00",
  country: "CZ",
  password: evasPassword,
  password_confirmation: evasPassword,
};

/** Eva's contact and address as she types them. */
export const evasContact = {
  email: "eva@seznam.cz",
  phone_prefix: "+420",
  phone: "601123456",
  firstname: "Eva",
  lastname: "Nová",
  street: "Dlouhá 12",
  city: "Praha",
  zip: "11000",
  country: "CZ",
};

/** Eva and where she lives, as a form gives it once it has been checked. */
const evasPerson = {
  email: "eva@seznam.cz",
  phone_prefix: "+420",
  phone: "+420601123456",
  firstname: "Eva",
  lastname: "Nová",
  company: "",
  company_id: "",
  tax_id: "",
  vat_id: "",
  street: "Dlouhá 12",
  city: "Praha",
  zip: "110 00",
  country: "CZ",
} as const;

/** An entry for the address book: Eva's home, with overrides. */
export function addressForm(given: Partial<AddressForm> = {}): AddressForm {
  return { name: "Domů", ...evasPerson, is_default: false, ...given };
}

/** Registers a customer and starts a session. */
export async function registerTestCustomer(
  world: World,
  given: Partial<NewCustomer> = {},
): Promise<{ customerId: string; token: string }> {
  const customer: NewCustomer = {
    ...evasPerson,
    wantsNewsletter: false,
    locale: "cs",
    ...given,
  };
  const outcome = await register(world, customer, evasPassword, caller);
  if (!outcome.ok) throw new Error("the address is taken");
  return outcome;
}

/** Returns a request with the session's token; with `fields` it submits a form. */
export function requestAs(token: string, path: string, fields?: Record<string, string>): Request {
  return requestWith({ "auth._token.local": encodeURIComponent(`Bearer ${token}`) }, path, fields);
}

export function requestWith(cookies: Record<string, string>, path: string, fields?: Record<string, string>): Request {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const headers = { Cookie: cookie.join("; "), "User-Agent": caller.agent };
  if (!fields) return new Request(`http://shop.test${path}`, { headers });
  return new Request(`http://shop.test${path}`, { method: "POST", headers, body: new URLSearchParams(fields) });
}

/** Returns the cookies set by a response, by name; a deleted cookie is the empty string. */
export function cookiesOf(headers: Headers): Record<string, string> {
  const pairs = headers.getSetCookie().map((line) => line.split(";")[0]?.split("=") ?? []);
  return Object.fromEntries(pairs.map(([name = "", ...value]) => [name, decodeURIComponent(value.join("="))]));
}

/** Percent that the customer's group takes off goods (decision 44); 0 without a group. */
export async function customerDiscount(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom("customer")
    .innerJoin("customer_group", "customer_group.id", "customer.group_id")
    .where("customer.id", "=", customerId)
    .select("customer_group.discount_basis_points as basisPoints")
    .executeTakeFirst();
  return (row?.basisPoints ?? 0) / 100;
}
