import { data } from "@remix-run/node";

import { profileForm } from "~/features/customers/account.form";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { profileNames } from "~/features/customers/addressBook/formNames";
import { updateProfile } from "~/features/customers/updateProfile.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { fillCompany } from "~/visit/fillCompany.server";
import { trySaving } from "~/visit/trySaving.server";
import { backToMyAccount, rejectForm, type SubmittedAccountForm } from "./accountAction.server";

export async function saveOwnProfile(submitted: SubmittedAccountForm) {
  const { customer, db, locale, typed } = submitted;
  const schema = profileForm({ countries: await readCountries(db) }, typed);
  const submission = parseForm(typed, schema);
  if (submission.status !== "success") {
    return rejectForm(submitted, "profile", submission.reply(), { formMessage: "account:errors.form" });
  }
  const { newsletter, ...profile } = submission.value;
  const owner = { ...customer, locale };
  const saving = await trySaving(submitted, () =>
    updateProfile(submitted, owner, { ...profile, wantsNewsletter: newsletter }),
  );
  if (!saving.isSaved) {
    const { status } = saving;
    return rejectForm(submitted, "profile", submission.reply(), { formMessage: "account:errors.savingFailed", status });
  }
  return backToMyAccount(submitted, "saved");
}

/** Fills the profile's form from the company register; nothing is saved. */
export async function fillOwnCompany(submitted: SubmittedAccountForm) {
  const { data: formState, init } = await fillCompany(submitted, submitted.typed, profileNames);
  return data({ ...formState, form: "profile" as const }, init ?? undefined);
}
