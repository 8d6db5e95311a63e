import { data } from "@remix-run/node";

import { profileForm } from "~/features/customers/account.form";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { profileNames } from "~/features/customers/addressBook/formNames";
import { updateProfile } from "~/features/customers/updateProfile.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { worldOf } from "~/platform/process/world.server";
import { fillCompany, wantsLookUp } from "~/visit/fillCompany.server";
import { trySaving } from "~/visit/trySaving.server";
import { redirectWithNotice, rejectForm, type SubmittedAccountForm } from "./accountAction.server";

export async function saveOwnProfile(submitted: SubmittedAccountForm) {
  const { request, context, visit, typed } = submitted;
  if (wantsLookUp(typed)) {
    const { data: formState, init } = await fillCompany(request, context, typed, profileNames);
    return data({ ...formState, form: "profile" as const }, init ?? undefined);
  }
  const world = worldOf(context);
  const schema = profileForm({ countries: await readCountries(world.db) }, typed);
  const submission = parseForm(typed, schema);
  if (submission.status !== "success") {
    return rejectForm(submitted, "profile", submission.reply(), { formMessage: "account:errors.form" });
  }
  const { newsletter, ...profile } = submission.value;
  const owner = { ...visit.customer, locale: visit.locale };
  const saving = await trySaving(context, () =>
    updateProfile(world, owner, { ...profile, wantsNewsletter: newsletter }),
  );
  if (!saving.isSaved) {
    const { status } = saving;
    return rejectForm(submitted, "profile", submission.reply(), { formMessage: "account:errors.savingFailed", status });
  }
  return redirectWithNotice(submitted, "saved");
}
