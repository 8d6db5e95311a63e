import { emailChangeForm } from "~/features/customers/account.form";
import { type EmailChangeOutcome, requestEmailChange } from "~/features/customers/requestEmailChange.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { backToMyAccount, rejectForm, type SubmittedAccountForm } from "./accountAction.server";

export async function changeOwnEmail(submitted: SubmittedAccountForm) {
  const { customer, locale, typed } = submitted;
  const { id, email } = customer;
  const submission = parseForm(typed, emailChangeForm);
  const hideFields: string[] = ["email_password"];
  if (submission.status !== "success") return rejectForm(submitted, "email", submission.reply({ hideFields }));
  const { new_email: newEmail, email_password: password } = submission.value;
  const owner = { id, email, locale };
  const outcome = await requestEmailChange(submitted, owner, { newEmail, password });
  if (outcome.ok) return backToMyAccount(submitted, "emailChangeSent");
  if (outcome.reason === "limited") {
    return rejectForm(submitted, "email", submission.reply({ hideFields }), {
      formMessage: "account:errors.limitedHour",
      status: 429,
    });
  }
  return rejectForm(submitted, "email", submission.reply({ hideFields, fieldErrors: errors[outcome.reason] }));
}

type Complained = Exclude<Extract<EmailChangeOutcome, { ok: false }>["reason"], "limited">;

const errors: Record<Complained, Record<string, string[]>> = {
  password: { email_password: ["account:errors.oldPassword"] },
  same: { new_email: ["account:errors.sameEmail"] },
  taken: { new_email: ["account:errors.emailTaken"] },
};
