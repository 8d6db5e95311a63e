import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { deletionForm } from "~/features/customers/account.form";
import { isOldPassword } from "~/features/customers/password/changePassword.server";
import { endedSessionCookie } from "~/features/customers/session/session.server";
import { closeAccount } from "~/features/privacy/closeAccount.server";
import { leaveNotice } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { worldOf } from "~/platform/process/world.server";
import { type Deed, refuse } from "./deed.server";

export async function deleteOwnAccount(deed: Deed) {
  const { context, visit, typed } = deed;
  const world = worldOf(context);
  const submission = parseForm(typed, deletionForm);
  const hideFields: string[] = ["delete_password"];
  if (submission.status !== "success") return refuse(deed, "deletion", submission.reply({ hideFields }));
  if (!(await isOldPassword(world, visit.customer.id, submission.value.delete_password))) {
    const fieldErrors = { delete_password: ["account:errors.oldPassword"] };
    return refuse(deed, "deletion", submission.reply({ hideFields, fieldErrors }));
  }
  await closeAccount(world.db, visit.customer.id);
  const headers = new Headers({ "Set-Cookie": endedSessionCookie(world.environment) });
  const notice = { tone: "good" as const, key: "accountDeleted", values: {} };
  headers.append("Set-Cookie", await leaveNotice(notice, world.environment));
  throw redirect(addressOf("home", visit.locale), { status: 303, headers });
}
