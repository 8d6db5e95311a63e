import { z } from "@hono/zod-openapi";

import { toFormData } from "../http/fields";

const text = z.string();
export const placeFields = { street: text, city: text, zip: text, country: text.length(2) };
export const companyFields = { company: text, company_id: text, tax_id: text, vat_id: text };

/** A person or a company as responses show them. */
export const personFields = {
  phone_prefix: text,
  phone: text.openapi({ description: "E.164" }),
  firstname: text,
  lastname: text,
  ...companyFields,
  ...placeFields,
};

/** Fields of a person or a company in registrations and addresses. */
export const personFieldNames = {
  required: ["phone", "firstname", "lastname", "street", "city", "zip", "country"],
  optional: ["phone_prefix", "company", "company_id", "tax_id", "vat_id"],
} as const;

/** Ticks the form's company box when the body has a company or its number. */
export function personForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = toFormData(body);
  const isCompany = ["company", "company_id"].some((name) => String(form.get(name) ?? "").trim() !== "");
  if (isCompany) form.set("is_company", "on");
  else form.delete("is_company");
  return form;
}
