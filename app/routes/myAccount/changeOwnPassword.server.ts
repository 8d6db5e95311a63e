import { passwordChangeForm } from "~/features/customers/account.form";
import { passwordChangeNames } from "~/features/customers/addressBook/formNames";
import { changePassword } from "~/features/customers/password/changePassword.server";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { worldOf } from "~/platform/process/world.server";
import { redirectWithNotice, rejectForm, type SubmittedAccountForm } from "./accountAction.server";

const hideFields: string[] = [...passwordChangeNames];

export async function changeOwnPassword(submitted: SubmittedAccountForm) {
  const { context, visit, typed } = submitted;
  const submission = parseForm(typed, passwordChangeForm(typed));
  const formMessage = "account:errors.passwordNotChanged";
  if (submission.status !== "success")
    return rejectForm(submitted, "password", submission.reply({ hideFields }), { formMessage });
  const { old_password: old, password } = submission.value;
  const session = { customerId: visit.customer.id, token: visit.token };
  const outcome = await changePassword(worldOf(context), session, { old, password });
  if (outcome.ok) return redirectWithNotice(submitted, "passwordSaved");
  const fieldErrors: Record<string, string[]> =
    outcome.reason === "old"
      ? { old_password: ["account:errors.oldPassword"] }
      : { password: [passwordErrors[outcome.reason]] };
  return rejectForm(submitted, "password", submission.reply({ hideFields, fieldErrors }), { formMessage });
}
