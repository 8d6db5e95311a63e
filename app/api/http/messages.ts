import type { ZodError } from "zod";

import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

import { Refused } from "./errors";

/** A rule's message is a key such as `ui:forms.longest|60`; any other text stays as it is. */
export function wordsOf(message: string, locale: Locale): string {
  const [key = "", length] = message.split("|");
  if (!/^[a-z]+:[\w.]+$/i.test(key)) return message;
  // Keys come from schemas as plain strings; a test checks that each exists.
  const translate = translatorFor(locale) as (key: string, values: Record<string, unknown>) => string;
  return translate(key, { length: Number(length), most: Number(length) });
}

/** 422 with the complaints about each field (decision 1). */
export function faultyFields(errors: Readonly<Record<string, readonly string[]>>, locale: Locale): Refused {
  const worded = Object.entries(errors).map(([field, messages]) => [
    field,
    messages.map((message) => wordsOf(message, locale)),
  ]);
  return new Refused(422, wordsOf("account:errors.form", locale), { errors: Object.fromEntries(worded) });
}

/** By the outermost field that is wrong; `body` where the whole is. */
export function complaintsOf({ issues }: Pick<ZodError, "issues">): Record<string, string[]> {
  const complaints: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "body");
    complaints[field] = [...(complaints[field] ?? []), message];
  }
  return complaints;
}
