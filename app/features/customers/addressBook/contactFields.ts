import { z } from "zod";

import { hasLink, plainLines, plainText } from "~/platform/text/plainText";

import { isCompanyNumber } from "../companyRegister/ico";
import { internationalPhone, phoneDigits } from "./phone";
import type { PhonePrefix } from "./phonePrefixes";

/**
 * Zod fields of a contact. Messages are translation keys as `useFieldMessages` reads them. The fields read raw values,
 * so parse with `disableAutoCoercion`: a missing value is undefined or the empty string, and comes out as the latter.
 */

const digits = z.string().regex(/^\d*$/, "ui:forms.numeric");

const given = z.string({ required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" });

const optional = z
  .string({ invalid_type_error: "ui:forms.required" })
  .optional()
  .transform((typed = "") => typed);

/** Returns a required line of at most `length` characters after cleaning (decisions 72 and 76). */
export function requiredLine(length: number) {
  return filled(plainText, "ui:forms.required").pipe(line(length));
}

export function optionalLine(length: number) {
  return optional.transform(plainText).pipe(line(length));
}

/**
 * Names and addresses appear in e-mails, which a stranger may cause the shop to send to anybody, so links are not
 * allowed.
 */
function line(length: number) {
  return z
    .string()
    .max(length, `ui:forms.longest|${length}`)
    .refine((text) => !hasLink(text), "ui:forms.noLink");
}

export function optionalLines(length: number) {
  return optional.transform(plainLines).pipe(z.string().max(length, `ui:forms.longest|${length}`));
}

/** A field that other values of the form make irrelevant; its value is always empty. */
export const ignoredField = z.unknown().transform(() => "");

/** The domain is lower-cased; the local part may be case-sensitive. */
const address = z
  .string()
  .max(254, "ui:forms.longest|254")
  .email("ui:forms.email")
  .transform((typed) => typed.replace(/@.*$/, (domain) => domain.toLowerCase()));

export const email = filled(withoutSpaces, "ui:forms.required").pipe(address);

export const optionalEmail = optional.transform(withoutSpaces).transform((typed, context) => {
  if (typed === "") return "";
  const judged = address.safeParse(typed);
  for (const issue of judged.error?.issues ?? []) context.addIssue(issue);
  return judged.data ?? z.NEVER;
});

/** A checkbox: its value is "on" in a form, and true or false in storage. */
export const ticked = z.unknown().transform((value) => value === "on" || value === true);

/** Returns a phone number whose value is parsed to E.164. */
export function phone(prefix: PhonePrefix) {
  return given.transform(phoneDigits).transform((digits, context) => {
    const fail = (message: string) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (digits === "") return fail("ui:forms.required");
    if (!/^\+?\d+$/.test(digits)) return fail("ui:forms.numeric");
    return (
      internationalPhone(prefix, digits) ??
      fail(prefix === "" ? "checkout:errors.phonePrefix" : "checkout:errors.phone")
    );
  });
}

/**
 * Returns a postcode: five digits in Czechia and Slovakia, written 110 00; three to ten characters elsewhere (decision
 * 73).
 */
export function zip(country: string) {
  const isOurs = country === "CZ" || country === "SK";
  const shape = isOurs
    ? digits.pipe(z.string().length(5, "checkout:errors.zipFive"))
    : z.string().regex(/^[A-Z0-9-]{3,10}$/, "checkout:errors.zip");
  const packed = filled((typed) => withoutSpaces(typed).toUpperCase(), "ui:forms.required").pipe(shape);
  return packed.transform((code) => (isOurs ? code.replace(/^(\d{3})/, "$1 ") : code));
}

/**
 * Returns a company id: eight digits in Czechia and Slovakia, the Czech ones with a check digit. Companies of other
 * countries have no such number: theirs is optional, of at most 20 characters.
 */
export function companyId(country: string) {
  if (!hasCompanyRegister(country)) return optional.transform(withoutSpaces).pipe(foreignCompanyId);
  const shape = z.string().refine((number) => isCompanyId(number, country), "checkout:errors.companyId");
  return filled(withoutSpaces, "checkout:errors.companyIdMissing").pipe(digits.pipe(shape));
}

const foreignCompanyId = z.string().regex(/^[A-Za-z0-9./-]{0,20}$/, "checkout:errors.companyIdForeign");

/**
 * Returns an optional tax id: CZ and 8 to 10 digits; in Slovakia 10 digits; elsewhere up to 14 characters (domain 1.3).
 */
export function taxId(country: string) {
  const message = country === "SK" ? "checkout:errors.taxIdSlovak" : "checkout:errors.taxId";
  const shape = z.string().regex(taxPatterns.get(country) ?? /^[A-Z0-9-]{0,14}$/, message);
  return optional.transform((typed) => withoutSpaces(typed).toUpperCase()).pipe(shape);
}

const taxPatterns = new Map([
  ["CZ", /^(?:CZ\d{8,10})?$/],
  ["SK", /^\d{10}$|^$/],
]);

/**
 * Returns an optional VAT id, which only Slovak companies have: SK and ten digits that are divisible by eleven (domain
 * 1.3). For other countries it is ignored.
 */
export function vatId(country: string) {
  if (country !== "SK") return ignoredField;
  const shape = z.string().refine(isSlovakVatId, "checkout:errors.vatId");
  return optional.transform((typed) => withoutSpaces(typed).toUpperCase()).pipe(shape);
}

function isSlovakVatId(number: string): boolean {
  return number === "" || (/^SK[1-9]\d{9}$/.test(number) && Number(number.slice(2)) % 11 === 0);
}

/**
 * Returns true for the countries whose companies all have a number of eight digits and whose registers the shop
 * queries.
 */
export function hasCompanyRegister(country: string): boolean {
  return country === "CZ" || country === "SK";
}

/** Returns a field that fails with `required` when it is empty after cleaning; only then is its format checked. */
function filled(clean: (typed: string) => string, required: string) {
  return given.transform(clean).pipe(z.string().min(1, required));
}

function withoutSpaces(typed: string): string {
  return plainText(typed).replace(/\s/g, "");
}

function isCompanyId(number: string, country: string): boolean {
  return country === "CZ" ? isCompanyNumber(number) : /^\d{8}$/.test(number);
}
