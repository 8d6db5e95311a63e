import type { Address } from "~/features/checkout/contact";

/** An address as it stands on a parcel, line by line; `country` is the country's name. */
export function addressLines(address: Omit<Address, "country">, country: string): string[] {
  const { firstname, lastname, company, street, city, zip } = address;
  return [`${firstname} ${lastname}`, company, street, `${zip} ${city}`, country].filter(Boolean);
}
