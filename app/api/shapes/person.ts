import { formOf } from "../http/fields";

/** What registration and an address ask of a person or a company. */
export const personNames = {
  required: ["phone", "firstname", "lastname", "street", "city", "zip", "country"],
  optional: ["phone_prefix", "company", "company_id", "tax_id"],
} as const;

/** A body with a company or its number is a company's, as if the form's box were ticked. */
export function personForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = formOf(body);
  const isCompany = ["company", "company_id"].some((name) => String(form.get(name) ?? "").trim() !== "");
  if (isCompany) form.set("is_company", "on");
  else form.delete("is_company");
  return form;
}
