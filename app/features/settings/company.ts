import type { Translate } from "~/platform/i18n/i18n.server";
import { countryOf, isoOf, type Locale } from "~/platform/i18n/locale";
import type { Settings } from "./settings";

type Company = Settings["company"];

/** Returns the seat on one line, with the country if it is not that of the shop version. */
export function companySeat(company: Company, locale: Locale): string {
  return seatLines(company, locale).join(", ");
}

/** Returns the seat as on an envelope, below the name of a department. */
export function departmentAddress(company: Company, locale: Locale, department: string): string {
  return [department, ...seatLines(company, locale)].join("\n");
}

function seatLines({ street, zip, city, country }: Company, locale: Locale): string[] {
  const abroad = country === countryOf[locale] ? "" : countryName(country, locale);
  return [street, `${zip} ${city}`.trim(), abroad].filter(Boolean);
}

export function companyName({ name, form }: Company): string {
  return [name, form].filter(Boolean).join(", ");
}

/** Returns the address to which products are sent back, on one line. */
export function returnAddress(company: Company, locale: Locale): string {
  return [company.name, companySeat(company, locale)].filter(Boolean).join(", ");
}

/**
 * Returns the seller's name, form, seat, numbers and register in one sentence; empty until the operator has set a
 * seller.
 */
export function companyLine(company: Company, locale: Locale, t: Translate): string {
  const { name, company_id, tax_id, vat_id, register } = company;
  if (!name) return "";
  const numbers = [
    company_id && t("legal:company.id", { id: company_id }),
    tax_id && t("legal:company.taxId", { id: tax_id }),
    vat_id && t("legal:company.vatId", { id: vat_id }),
  ];
  return `${[companyName(company), companySeat(company, locale), ...numbers, register].filter(Boolean).join(", ")}.`;
}

/** Returns a body that consumers can turn to, on one line. */
export function bodyLine({ name, address, web }: Company["supervision"][number]): string {
  return `${name}, ${address}, ${web}`;
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(isoOf[locale], { type: "region" }).of(code) ?? code;
}
