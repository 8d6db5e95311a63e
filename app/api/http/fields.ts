import { z } from "@hono/zod-openapi";

import { type Locale, locales } from "~/platform/i18n/locale";

import { complaintsOf, faultyFields } from "./messages";

/** Fields of bodies. Messages are keys of the shop's texts, as in its forms. */

const complaints = { required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" };

export const localeInBody = z.enum(locales, { message: "ui:forms.choice" });

export const productId = z
  .number({ required_error: "ui:forms.required", invalid_type_error: "ui:forms.numeric" })
  .int("ui:forms.numeric")
  .min(1, "ui:forms.numeric")
  .max(2_147_483_647, "ui:forms.numeric");

export const noteText = z.string(complaints).max(2_000, "ui:forms.longest|500");

export const choiceText = z.string(complaints).max(64, "ui:forms.choice");

type Names = { required: readonly string[]; optional?: readonly string[]; ticks?: readonly string[] };

/**
 * The body of a call that sends what a form of the shop sends: texts, and true or false for its boxes. Its rules are
 * those of the form, so the description alone names the fields.
 */
export function formBody(name: string, { required, optional = [], ticks = [] }: Names) {
  const texts = [...required, ...optional].filter((field) => !ticks.includes(field));
  const properties = Object.fromEntries([
    ...texts.map((field) => [field, { type: "string" as const }]),
    ...ticks.map((field) => [field, { type: "boolean" as const }]),
  ]);
  return z.record(z.unknown()).openapi(name, {
    type: "object",
    properties,
    required: [...required],
    additionalProperties: true,
  });
}

/** The body as its form would send it: what is true is ticked, what is no text was left empty. */
export function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string") form.set(name, value);
    if (typeof value === "number") form.set(name, String(value));
    if (value === true) form.set(name, "on");
  }
  return form;
}

/** What the form's rules make of it; 422 where they complain. */
export function judged<Rules extends z.ZodTypeAny>(rules: Rules, form: FormData, locale: Locale): z.output<Rules> {
  const parsed = rules.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw faultyFields(complaintsOf(parsed.error), locale);
  return parsed.data;
}

export function bodyOf<Shape extends z.ZodTypeAny>(schema: Shape) {
  return { required: true, content: { "application/json": { schema } } };
}
