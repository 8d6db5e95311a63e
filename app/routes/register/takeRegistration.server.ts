import { type AppLoadContext, data } from "@remix-run/node";

import { registrationForm } from "~/features/customers/account.form";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { foldEmail } from "~/features/customers/customer";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { register } from "~/features/customers/register.server";
import { mayTry } from "~/features/customers/session/rateLimit.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import type { Locale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { callerOf } from "~/visit/access.server";
import { enterAccount } from "~/visit/completeSignIn.server";

const hideFields: string[] = ["password", "password_confirmation"];

/** Takes the whole form. Signs the new customer in at once (decision 8), or answers 422 with nothing kept. */
export async function takeRegistration(request: Request, context: AppLoadContext, typed: FormData, locale: Locale) {
  const world = worldOf(context);
  const schema = registrationForm({ countries: await readCountries(world.db) }, typed);
  const submission = parseForm(typed, schema);
  const refuse = (reply: ReturnType<typeof submission.reply>, formMessage: string | null, status = 422) => {
    markRefused(context);
    return data({ reply, formMessage, told: null, refusedAt: world.now() }, { status });
  };
  if (submission.status !== "success") return refuse(submission.reply({ hideFields }), "account:errors.form");
  const caller = callerOf(request, context);
  const asked = { caller: caller.address, account: foldEmail(submission.value.email) };
  if (!(await mayTry(world.db, "register", asked, world.now())))
    return refuse(submission.reply({ hideFields }), "account:errors.limited", 429);
  const { password, password_confirmation, consent, newsletter, ...customer } = submission.value;
  const registered = await register(world, { ...customer, locale, wantsNewsletter: newsletter }, password, caller);
  if (!registered.ok) {
    const fieldErrors: Record<string, string[]> =
      registered.reason === "taken"
        ? { email: ["account:errors.emailTaken"] }
        : { password: [passwordErrors[registered.reason]] };
    return refuse(submission.reply({ hideFields, fieldErrors }), "account:errors.form");
  }
  return enterAccount(request, context, {
    ...registered,
    typed,
    notice: { tone: "good", key: "welcome", values: {} },
  });
}
