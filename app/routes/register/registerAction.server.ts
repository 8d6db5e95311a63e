import { data } from "@remix-run/node";

import { registrationForm } from "~/features/customers/account.form";
import { checkRateLimit } from "~/features/customers/accountAttempts.server";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { normalizeEmail } from "~/features/customers/customer";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { register } from "~/features/customers/register.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import { callerOf } from "~/visit/access.server";
import { completeSignIn } from "~/visit/completeSignIn.server";
import type { Visit } from "~/visit/visit.server";

const hideFields: string[] = ["password", "password_confirmation"];

/** Registers the customer and signs in (decision 8), or responds 422 without saving anything. */
export async function registerAction(visit: Visit, typed: FormData) {
  const { db, now, locale, context } = visit;
  const schema = registrationForm({ countries: await readCountries(db) }, typed);
  const submission = parseForm(typed, schema);
  const refuse = (reply: ReturnType<typeof submission.reply>, formMessage: string | null, status = 422) => {
    markRefused(context);
    return data({ reply, formMessage, message: null, refusedAt: now() }, { status });
  };
  if (submission.status !== "success") return refuse(submission.reply({ hideFields }), "account:errors.form");
  const caller = callerOf(visit);
  const asked = { caller: caller.address, account: normalizeEmail(submission.value.email) };
  if (!(await checkRateLimit(db, "register", asked, now())))
    return refuse(submission.reply({ hideFields }), "account:errors.limitedHour", 429);
  const { password, password_confirmation, newsletter, ...customer } = submission.value;
  const outcome = await register(visit, { ...customer, locale, wantsNewsletter: newsletter }, password, caller);
  if (!outcome.ok) {
    const fieldErrors: Record<string, string[]> =
      outcome.reason === "taken"
        ? { email: ["account:errors.emailTaken"] }
        : { password: [passwordErrors[outcome.reason]] };
    return refuse(submission.reply({ hideFields, fieldErrors }), "account:errors.form");
  }
  return completeSignIn(visit, {
    ...outcome,
    typed,
    notice: { tone: "good", key: "welcome", values: {} },
  });
}
