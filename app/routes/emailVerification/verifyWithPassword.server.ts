import { data } from "@remix-run/node";

import { verificationForm } from "~/features/customers/account.form";
import { endSession } from "~/features/customers/session/session.queries.server";
import { signIn } from "~/features/customers/session/signIn.server";
import { verifyEmail } from "~/features/privacy/verifyEmail.server";
import type { Notice } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";

import { callerOf } from "~/visit/access.server";
import { completeSignIn } from "~/visit/completeSignIn.server";
import { secretHeaders } from "~/visit/secretPage.server";
import type { Visit } from "~/visit/visit.server";

type Link = {
  secret: string;
  /** The account of the link, with the address that it signs in with. */
  owner: { id: string; email: string };
  notice: Notice;
  /** Returns the response for a link that was used in the meantime. */
  closed: () => Response;
};

const hideFields: string[] = ["password"];

/** Signs in with the password of the link's account, under the limits of every sign-in, and verifies the address. */
export async function verifyWithPassword(visit: Visit, { secret, owner, notice, closed }: Link) {
  const { context, db, now, request } = visit;
  const typed = await readForm(request);
  const submission = parseForm(typed, verificationForm);
  if (submission.status !== "success") {
    markRefused(context);
    const reply = submission.reply({ hideFields });
    return data({ reply, formMessage: null, refusedAt: now() }, { status: 422, headers: secretHeaders });
  }
  const { password } = submission.value;
  const outcome = await signIn(visit, { email: owner.email, password }, callerOf(visit));
  if (!outcome.ok) {
    markRefused(context);
    const isLimited = outcome.reason === "limited";
    const fieldErrors: Record<string, string[]> = isLimited ? {} : { password: ["account:errors.accountPassword"] };
    const reply = submission.reply({ hideFields, fieldErrors });
    const formMessage = isLimited ? "account:errors.limited" : null;
    return data({ reply, formMessage, refusedAt: now() }, { status: isLimited ? 429 : 422, headers: secretHeaders });
  }
  const { customerId, token } = outcome;
  if (!(await verifyEmail(visit, { secret, customerId }))) {
    await endSession(db, token);
    throw closed();
  }
  return completeSignIn(visit, { customerId, token, typed, notice });
}
