import { data } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { contactMessageForm } from "~/features/contact/contactMessage.form";
import { sendContactMessage } from "~/features/contact/sendContactMessage.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import type { FormReply } from "~/ui/formFields";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import type { Visit } from "~/visit/visit.server";

/**
 * Redirects with 303 to the page with a notice once the message is queued; responds 422 to an invalid form, 429 to too
 * many messages.
 */
export async function submitContactMessage(visit: Visit) {
  const { request, context, locale } = visit;
  const submission = parseForm(await readForm(request), contactMessageForm);
  if (submission.status !== "success") return refuse(visit, submission.reply(), null, 422);
  const isSent = await sendContactMessage(visit, submission.value, { locale, network: clientSubnet(context) });
  if (!isSent) return refuse(visit, submission.reply(), "contact:errors.limited", 429);
  throw await redirectWithNotice(visit, addressOf("contact", locale), { tone: "good", key: "messageSent", values: {} });
}

function refuse({ context, now }: Visit, reply: FormReply, formMessage: string | null, status: number) {
  markRefused(context);
  return data({ reply, formMessage, refusedAt: now() }, { status });
}
