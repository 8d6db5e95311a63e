import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { deletionForm } from "~/features/customers/account.form";
import { verifyOldPassword } from "~/features/customers/password/changePassword.server";
import { clearedSessionCookie } from "~/features/customers/session/session.server";
import { closeAccount } from "~/features/privacy/closeAccount.server";
import { noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { rejectForm, type SubmittedAccountForm } from "./accountAction.server";

export async function deleteOwnAccount(submitted: SubmittedAccountForm) {
  const { customer, db, environment, locale, typed } = submitted;
  const submission = parseForm(typed, deletionForm);
  const hideFields: string[] = ["delete_password"];
  if (submission.status !== "success") return rejectForm(submitted, "deletion", submission.reply({ hideFields }));
  if (!(await verifyOldPassword(submitted, customer.id, submission.value.delete_password))) {
    const fieldErrors = { delete_password: ["account:errors.oldPassword"] };
    return rejectForm(submitted, "deletion", submission.reply({ hideFields, fieldErrors }));
  }
  await closeAccount(db, customer.id);
  const headers = new Headers({ "Set-Cookie": clearedSessionCookie(environment) });
  const notice = { tone: "good", key: "accountDeleted", values: {} } as const;
  headers.append("Set-Cookie", await noticeCookie(notice, environment));
  throw redirect(addressOf("home", locale), { status: 303, headers });
}
