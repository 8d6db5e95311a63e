import { z } from "zod";

import * as fields from "./contactFields";
import { newPassword, oldPassword, passwordRepeat } from "./passwordFields";
import { type PersonRules, personFields, personNames } from "./personFields";

/** Forms of the account. Messages are translation keys; parse with `disableAutoCoercion`. */

export const signInForm = z.object({ email: fields.email, password: oldPassword });
export const signInNames = ["email", "password"] as const;

export const resetRequestForm = z.object({ email: fields.email });

export function newPasswordForm(typed: FormData) {
  return z.object({ password: newPassword, password_confirmation: passwordRepeat(typed) });
}
export const newPasswordNames = ["password", "password_confirmation"] as const;

export function passwordChangeForm(typed: FormData) {
  return z.object({ old_password: oldPassword, password: newPassword, password_confirmation: passwordRepeat(typed) });
}
export const passwordChangeNames = ["old_password", ...newPasswordNames] as const;

export const deletionForm = z.object({ delete_password: oldPassword, delete_consent: confirmed() });
export const deletionNames = ["delete_password", "delete_consent"] as const;

export function profileForm(rules: PersonRules, typed: FormData) {
  return z.object({ ...personFields(rules, typed), newsletter: fields.ticked });
}
export const profileNames = [...personNames, "newsletter"] as const;

export type Registration = z.output<ReturnType<typeof registrationForm>>;

export function registrationForm(rules: PersonRules, typed: FormData) {
  return z.object({
    email: fields.email,
    ...personFields(rules, typed),
    password: newPassword,
    password_confirmation: passwordRepeat(typed),
    consent: confirmed(),
    newsletter: fields.ticked,
  });
}
export const registrationNames = [
  "email",
  ...personNames,
  "password",
  "password_confirmation",
  "consent",
  "newsletter",
] as const;

function confirmed() {
  return z
    .string({ required_error: "ui:forms.confirmed", invalid_type_error: "ui:forms.confirmed" })
    .refine((value) => value === "on", "ui:forms.confirmed");
}
