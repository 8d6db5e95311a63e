import { data } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { Notice } from "~/platform/http/notice.server";
import { markRefused } from "~/platform/http/refusal";
import type { FormReply } from "~/ui/formFields";

import type { CustomerVisit } from "~/visit/access.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";

export type SubmittedAccountForm = CustomerVisit & { typed: FormData };

type FormName = "profile" | "email" | "password" | "deletion";

/** Responds with the page and the rejected form's errors. */
export function rejectForm(
  { context, now }: SubmittedAccountForm,
  form: FormName,
  reply: FormReply,
  { formMessage = null, status = 422 }: { formMessage?: string | null; status?: number } = {},
) {
  markRefused(context);
  return data({ form, reply, formMessage, message: null, refusedAt: now() }, { status });
}

/** Redirects to the page with a notice. */
export async function backToMyAccount(submitted: SubmittedAccountForm, key: Notice["key"]): Promise<never> {
  const page = addressOf("myAccount", submitted.locale);
  throw await redirectWithNotice(submitted, page, { tone: "good", key, values: {} });
}
