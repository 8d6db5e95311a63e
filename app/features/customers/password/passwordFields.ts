import { z } from "zod";

import { passwordLength } from "./passwordLength";

const { shortest, longest } = passwordLength;
const given = z.string({ required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" });

/** A password that will be stored; every character counts, spaces too. */
export const newPassword = given
  .min(1, "ui:forms.required")
  .refine((typed) => typed === "" || [...typed].length >= shortest, `ui:forms.shortest|${shortest}`)
  .refine((typed) => [...typed].length <= longest, `ui:forms.longest|${longest}`);

/** A password that is only compared. */
export const oldPassword = given.min(1, "ui:forms.required").max(longest * 4, `ui:forms.longest|${longest}`);

/** The repetition has an error of its own, besides those of the password (decision 74). */
export function passwordRepeat(typed: FormData) {
  return given
    .min(1, "ui:forms.required")
    .refine((repeated) => repeated === typed.get("password"), "account:errors.passwordMismatch");
}
