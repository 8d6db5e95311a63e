/** Names of the forms' fields in display order. They are separate from the schemas, which browsers do not load. */

export const signInNames = ["email", "password"] as const;
export const verificationNames = ["password"] as const;
export const resetRequestNames = ["email"] as const;
export const newPasswordNames = ["password", "password_confirmation"] as const;
export const passwordChangeNames = ["old_password", ...newPasswordNames] as const;
export const emailChangeNames = ["new_email", "email_password"] as const;
export const deletionNames = ["delete_password", "delete_consent"] as const;

export const personNames = [
  "phone_prefix",
  "phone",
  "firstname",
  "lastname",
  "street",
  "city",
  "zip",
  "country",
  "is_company",
  "company",
  "company_id",
  "tax_id",
  "vat_id",
] as const;
export type PersonName = (typeof personNames)[number];

export const profileNames = [...personNames, "newsletter"] as const;
export const registrationNames = ["email", ...personNames, ...newPasswordNames, "newsletter"] as const;
export const addressNames = ["name", "email", ...personNames, "is_default"] as const;
