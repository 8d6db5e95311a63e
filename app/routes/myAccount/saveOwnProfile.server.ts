import { data } from "@remix-run/node";

import { profileForm } from "~/features/customers/account.form";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { profileNames } from "~/features/customers/addressBook/formNames";
import { keepProfile } from "~/features/customers/keepProfile.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { worldOf } from "~/platform/process/world.server";
import { fillCompany, wantsLookUp } from "~/visit/fillCompany.server";
import { trySaving } from "~/visit/trySaving.server";
import { type Deed, done, refuse } from "./deed.server";

export async function saveOwnProfile(deed: Deed) {
  const { request, context, visit, typed } = deed;
  if (wantsLookUp(typed)) {
    const { data: again, init } = await fillCompany(request, context, typed, profileNames);
    return data({ ...again, form: "profile" as const }, init ?? undefined);
  }
  const world = worldOf(context);
  const schema = profileForm({ countries: await readCountries(world.db) }, typed);
  const submission = parseForm(typed, schema);
  if (submission.status !== "success") {
    return refuse(deed, "profile", submission.reply(), { formMessage: "account:errors.form" });
  }
  const { newsletter, ...profile } = submission.value;
  const owner = { ...visit.customer, locale: visit.locale };
  const saving = await trySaving(context, () => keepProfile(world, owner, { ...profile, wantsNewsletter: newsletter }));
  if (!saving.isSaved) {
    const { status } = saving;
    return refuse(deed, "profile", submission.reply(), { formMessage: "account:errors.savingFailed", status });
  }
  return done(deed, "saved");
}
