import type { ZodError } from "zod";

import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

import { ApiError } from "./errors";

/** Translates a message such as `ui:forms.longest|60`; any other text stays as it is. */
export function translateMessage(message: string, locale: Locale): string {
  const [key = "", length] = message.split("|");
  if (!/^[a-z]+:[\w.]+$/i.test(key)) return message;
  // Keys come from schemas as plain strings; a test checks that each exists.
  const translate = translatorFor(locale) as (key: string, values: Record<string, unknown>) => string;
  return translate(key, { length: Number(length), most: Number(length) });
}

/** Returns a 422 error with messages by field (decision 1). */
export function validationError(errors: Readonly<Record<string, readonly string[]>>, locale: Locale): ApiError {
  const worded = Object.entries(errors).map(([field, messages]) => [
    field,
    messages.map((message) => translateMessage(message, locale)),
  ]);
  return new ApiError(422, translateMessage("account:errors.form", locale), { errors: Object.fromEntries(worded) });
}

/** Returns messages by top-level field; errors of the body as a whole are under `body`. */
export function errorsByField({ issues }: Pick<ZodError, "issues">): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "body");
    byField[field] = [...(byField[field] ?? []), message];
  }
  return byField;
}
