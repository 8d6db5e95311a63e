import type { ContactDetails } from "./contact.form";

/** Address fields that cleaning may change. */
export const correctableFields = [
  "street",
  "city",
  "zip",
  "delivery_street",
  "delivery_city",
  "delivery_zip",
] as const satisfies readonly (keyof ContactDetails)[];
export type CorrectableField = (typeof correctableFields)[number];

/**
 * Returns the fields that are stored differently than typed, beyond white space and letter case; the visitor is asked
 * to check them.
 */
export function correctedFields(typed: FormData, stored: ContactDetails): CorrectableField[] {
  return correctableFields.filter(
    (name) => stored[name] !== "" && normalize(String(typed.get(name))) !== normalize(stored[name]),
  );
}

function normalize(text: string): string {
  return text.normalize("NFC").replace(/\s/gu, "").toUpperCase();
}
