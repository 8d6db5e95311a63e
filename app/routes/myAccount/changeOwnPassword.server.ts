import { passwordChangeForm } from "~/features/customers/account.form";
import { passwordChangeNames } from "~/features/customers/addressBook/formNames";
import { changePassword } from "~/features/customers/password/changePassword.server";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { backToMyAccount, rejectForm, type SubmittedAccountForm } from "./accountAction.server";

const hideFields: string[] = [...passwordChangeNames];

export async function changeOwnPassword(submitted: SubmittedAccountForm) {
  const { customer, token, typed } = submitted;
  const submission = parseForm(typed, passwordChangeForm(typed));
  const formMessage = "account:errors.passwordNotChanged";
  if (submission.status !== "success")
    return rejectForm(submitted, "password", submission.reply({ hideFields }), { formMessage });
  const { old_password: old, password } = submission.value;
  const session = { customerId: customer.id, token };
  const outcome = await changePassword(submitted, session, { old, password });
  if (outcome.ok) return backToMyAccount(submitted, "passwordSaved");
  const fieldErrors: Record<string, string[]> =
    outcome.reason === "old"
      ? { old_password: ["account:errors.oldPassword"] }
      : { password: [passwordErrors[outcome.reason]] };
  return rejectForm(submitted, "password", submission.reply({ hideFields, fieldErrors }), { formMessage });
}
