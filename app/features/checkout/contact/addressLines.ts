import type { Address, BillingAddress } from "./contact";

/** Returns the lines of an address as written on a parcel; `country` is the country's name. */
export function addressLines(address: Omit<Address, "country">, country: string): string[] {
  const { firstname, lastname, company, street, city, zip } = address;
  return [company, `${firstname} ${lastname}`, street, `${zip} ${city}`, country].filter(Boolean);
}

type NumberKey = `orders:address.${"companyId" | "taxId" | "vatId"}`;
type Translate = (key: NumberKey, values: { number: string }) => string;

/** Returns a company's registration and tax numbers, for its invoice; none for a person. */
export function companyNumbers(
  { companyId, taxId, vatId }: Pick<BillingAddress, "companyId" | "taxId" | "vatId">,
  t: Translate,
): string[] {
  return [
    companyId && t("orders:address.companyId", { number: companyId }),
    taxId && t("orders:address.taxId", { number: taxId }),
    vatId && t("orders:address.vatId", { number: vatId }),
  ].filter(Boolean);
}
