import { z } from "@hono/zod-openapi";

import { type Locale, locales } from "~/platform/i18n/locale";

import { errorsByField, validationError } from "./messages";

/** This file has the fields of request bodies. Messages are translation keys, as in forms. */

const requiredErrors = { required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" };

export const localeInBody = z.enum(locales, { message: "ui:forms.choice" });

export const productIdField = z
  .number({ required_error: "ui:forms.required", invalid_type_error: "ui:forms.numeric" })
  .int("ui:forms.numeric")
  .min(1, "ui:forms.numeric")
  .max(2_147_483_647, "ui:forms.numeric");

/**
 * Returns the schema of a note. As in the shop's forms, the note is validated only after it has been cleaned;
 * `maxLength` is only for the documentation.
 */
export function noteText(maxLength: number, description: string) {
  return z
    .string(requiredErrors)
    .nullish()
    .openapi({
      description: `${description}. At most ${maxLength} characters, without emojis and repeated white space`,
    });
}

type Names = {
  required: readonly string[];
  optional?: readonly string[];
  ticks?: readonly string[];
  numbers?: readonly string[];
  descriptions?: Readonly<Record<string, string>>;
};

/**
 * Returns the schema of a body that corresponds to a form of the shop: texts, booleans for checkboxes, and whole
 * numbers. The form's schema validates the body, so this one only documents the fields.
 */
export function formBodySchema(
  name: string,
  { required, optional = [], ticks = [], numbers = [], descriptions = {} }: Names,
) {
  const typeOf = (field: string) => {
    if (ticks.includes(field)) return { type: "boolean" as const };
    return numbers.includes(field) ? { type: "integer" as const } : { type: "string" as const };
  };
  const fields = new Set([...required, ...optional, ...ticks, ...numbers]);
  const properties = Object.fromEntries(
    [...fields].map((field) => {
      const description = descriptions[field];
      return [field, { ...typeOf(field), ...(description ? { description } : {}) }];
    }),
  );
  return z.record(z.unknown()).openapi(name, {
    type: "object",
    properties,
    required: [...required],
    additionalProperties: true,
  });
}

/** Converts a body to form data: true becomes a ticked checkbox, and anything but texts and numbers is left empty. */
export function toFormData(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string") form.set(name, value);
    if (typeof value === "number") form.set(name, String(value));
    if (value === true) form.set(name, "on");
  }
  return form;
}

/** Validates form data by a form's schema; throws 422 with its errors. */
export function validateForm<Rules extends z.ZodTypeAny>(
  rules: Rules,
  form: FormData,
  locale: Locale,
): z.output<Rules> {
  const parsed = rules.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw validationError(errorsByField(parsed.error), locale);
  return parsed.data;
}

export function bodyOf<Shape extends z.ZodTypeAny>(schema: Shape) {
  return { required: true, content: { "application/json": { schema } } };
}
