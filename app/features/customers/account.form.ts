import { z } from "zod";

import * as fields from "./addressBook/contactFields";
import { lookUpIntent } from "./addressBook/lookUp.form";
import { type PersonRules, personFormFields } from "./addressBook/person.form";
import { newPassword, oldPassword, passwordRepeat } from "./password/passwordFields";

/** Schemas of the account's forms. Messages are translation keys; parse with `disableAutoCoercion`. */

export const signInForm = z.object({ email: fields.email, password: oldPassword });

/** A visitor who opens a verification link without being signed in must enter the account's password as well. */
export const verificationForm = z.object({ password: oldPassword });

export const resetRequestForm = z.object({ email: fields.email });

export function newPasswordForm(typed: FormData) {
  return z.object({ password: newPassword, password_confirmation: passwordRepeat(typed) });
}

export function passwordChangeForm(typed: FormData) {
  return z.object({ old_password: oldPassword, password: newPassword, password_confirmation: passwordRepeat(typed) });
}

export const emailChangeForm = z.object({ new_email: fields.email, email_password: oldPassword });

export const deletionForm = z.object({ delete_password: oldPassword, delete_consent: confirmed() });

export function profileForm(rules: PersonRules, typed: FormData) {
  return z.object({ ...personFormFields(rules, typed), newsletter: fields.ticked });
}

export type Registration = z.output<ReturnType<typeof registrationForm>>;

export function registrationForm(rules: PersonRules, typed: FormData) {
  return z.object({
    email: fields.email,
    ...personFormFields(rules, typed),
    password: newPassword,
    password_confirmation: passwordRepeat(typed),
    newsletter: fields.ticked,
  });
}

function confirmed() {
  return z
    .string({ required_error: "ui:forms.confirmed", invalid_type_error: "ui:forms.confirmed" })
    .refine((value) => value === "on", "ui:forms.confirmed");
}

export const registrationIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("register") }),
  lookUpIntent,
]);

/** The intents of the forms on My account; each form has a schema of its own for its fields. */
export const accountIntents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save-profile") }),
  lookUpIntent,
  z.object({ intent: z.literal("change-email") }),
  z.object({ intent: z.literal("send-verification") }),
  z.object({ intent: z.literal("change-password") }),
  z.object({ intent: z.literal("end-sessions") }),
  z.object({ intent: z.literal("delete-account") }),
]);

export type AccountIntent = z.output<typeof accountIntents | typeof registrationIntents>["intent"];
