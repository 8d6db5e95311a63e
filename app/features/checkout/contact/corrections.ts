import type { ContactForm } from "./contact.form";

/** The fields of an address that cleaning may change. */
export const correctableFields = [
  "street",
  "city",
  "zip",
  "delivery_street",
  "delivery_city",
  "delivery_zip",
] as const satisfies readonly (keyof ContactForm)[];
export type CorrectableField = (typeof correctableFields)[number];

/** Fields stored otherwise than typed, by more than white space and capitals, so that the visitor is asked to look again. */
export function correctedFields(typed: FormData, stored: ContactForm): CorrectableField[] {
  return correctableFields.filter(
    (name) => stored[name] !== "" && bare(String(typed.get(name))) !== bare(stored[name]),
  );
}

function bare(text: string): string {
  return text.normalize("NFC").replace(/\s/gu, "").toUpperCase();
}
