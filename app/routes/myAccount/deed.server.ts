import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { leaveNotice, type Notice } from "~/platform/http/notice.server";
import { markRefused } from "~/platform/http/refusal";
import { worldOf } from "~/platform/process/world.server";
import type { FormReply } from "~/ui/formFields";

import type { CustomerVisit } from "~/visit/access.server";

export type Deed = { request: Request; context: AppLoadContext; visit: CustomerVisit; typed: FormData };

type FormName = "profile" | "email" | "password" | "deletion";

/** The same page with one of its forms shown again and what is wrong with it. */
export function refuse(
  { context }: Pick<Deed, "context">,
  form: FormName,
  reply: FormReply,
  { formMessage = null, status = 422 }: { formMessage?: string | null; status?: number } = {},
) {
  markRefused(context);
  return data({ form, reply, formMessage, told: null, refusedAt: worldOf(context).now() }, { status });
}

/** The page again, with a sentence of what has been done. */
export async function done({ context, visit }: Pick<Deed, "context" | "visit">, key: Notice["key"]): Promise<never> {
  const notice = await leaveNotice({ tone: "good", key, values: {} }, worldOf(context).environment);
  throw redirect(addressOf("myAccount", visit.locale), { status: 303, headers: { "Set-Cookie": notice } });
}
