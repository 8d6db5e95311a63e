import { toFormData } from "../http/fields";

/** Fields of a person or a company in registrations and addresses. */
export const personFieldNames = {
  required: ["phone", "firstname", "lastname", "street", "city", "zip", "country"],
  optional: ["phone_prefix", "company", "company_id", "tax_id"],
} as const;

/** Ticks the form's company box when the body has a company or its number. */
export function personForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = toFormData(body);
  const isCompany = ["company", "company_id"].some((name) => String(form.get(name) ?? "").trim() !== "");
  if (isCompany) form.set("is_company", "on");
  else form.delete("is_company");
  return form;
}
