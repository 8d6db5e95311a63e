import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { markRefused } from "~/platform/http/refusal";
import { worldOf } from "~/platform/process/world.server";
import type { FormReply } from "~/ui/formFields";

import type { CustomerVisit } from "~/visit/access.server";

export type SubmittedAccountForm = { request: Request; context: AppLoadContext; visit: CustomerVisit; typed: FormData };

type FormName = "profile" | "email" | "password" | "deletion";

/** Responds with the page and the rejected form's errors. */
export function rejectForm(
  { context }: Pick<SubmittedAccountForm, "context">,
  form: FormName,
  reply: FormReply,
  { formMessage = null, status = 422 }: { formMessage?: string | null; status?: number } = {},
) {
  markRefused(context);
  return data({ form, reply, formMessage, message: null, refusedAt: worldOf(context).now() }, { status });
}

/** Redirects to the page with a notice. */
export async function redirectWithNotice(
  { context, visit }: Pick<SubmittedAccountForm, "context" | "visit">,
  key: Notice["key"],
): Promise<never> {
  const notice = await noticeCookie({ tone: "good", key, values: {} }, worldOf(context).environment);
  throw redirect(addressOf("myAccount", visit.locale), { status: 303, headers: { "Set-Cookie": notice } });
}
