import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { normalizeEmail } from "~/features/customers/customer";
import { orderService } from "~/features/services/orderService.server";
import type { ServiceRefusal } from "~/features/services/ServiceForm";
import type { ServiceOrder, ServiceRequest } from "~/features/services/service";
import { serviceForm } from "~/features/services/service.form";
import { findSubmittedService } from "~/features/services/service.queries.server";
import { serviceAddress } from "~/features/services/serviceAddresses";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { hashOfSecret, newId } from "~/platform/database/ids.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import { countryOf, type Locale } from "~/platform/i18n/locale";
import { dayMs, hourMs } from "~/platform/time/durations";
import { photoMessage } from "~/platform/uploads/photoRules";
import { type ReceivedForm, readPhotoForm, showKept } from "~/platform/uploads/receivePhotos.server";
import type { FormReply } from "~/ui/formFields";
import { readSubmissionKey } from "~/visit/formOrigin.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { trySaving } from "~/visit/trySaving.server";
import type { Visit } from "~/visit/visit.server";

/** Every try counts, because its photos must be decoded. */
const tryLimit = { most: 30, windowMs: hourMs };

/** Limits of stored orders, because each of them keeps photos and sends an e-mail to a typed address. */
const dailyLimits = {
  network: { most: 20, windowMs: dayMs },
  email: { most: 5, windowMs: dayMs },
} as const;

export async function submitServiceOrder(visit: Visit) {
  const { db, now, locale, context } = visit;
  const isWithinLimit = await countAttempt(db, `service ${clientSubnet(context)}`, tryLimit, now());
  const sent = await readPhotoForm(visit, visit.request, { takesPhotos: isWithinLimit });
  const storeIds = (await readPickupStores(db, locale)).map(({ id }) => id);
  const submission = parseForm(sent.form, serviceForm(sent.form, { country: countryOf[locale], storeIds }));
  const request = submission.status === "success" ? requestOf(locale, submission.value) : undefined;
  if (!isWithinLimit) return refuseUnread(visit, sent, submission.reply(), request);
  const reply = withPhotoErrors(submission.reply(), sent);
  if (!request || sent.problems.length > 0) return refuse(visit, sent, reply);
  let outcome: ServiceOrder | { refusal: string } = { refusal: "services:errors.failed" };
  const saved = await trySaving(visit, async () => {
    outcome = await order(visit, sent, request);
  });
  if ("refusal" in outcome) return refuse(visit, sent, reply, outcome.refusal, saved.isSaved ? 422 : saved.status);
  throw redirect(serviceAddress(locale, outcome), { status: 303, headers: secretHeaders });
}

async function order(visit: Visit, sent: ReceivedForm, request: ServiceRequest) {
  const submissionHash = submissionHashOf(sent.form, request);
  const before = await findSubmittedService(visit.db, submissionHash);
  if (before) return before;
  const refusal = await limitReached(visit, request);
  if (refusal) return { refusal };
  const customerId = (await visit.readSignedIn())?.customer.id ?? null;
  return orderService(visit, { request, submissionHash, customerId, photoIds: sent.photoIds });
}

async function limitReached({ db, now, context }: Visit, { email }: ServiceRequest): Promise<string | null> {
  const network = `service ordered ${clientSubnet(context)}`;
  if (!(await countAttempt(db, network, dailyLimits.network, now()))) return "services:errors.limitedNetwork";
  const address = `service ${normalizeEmail(email)}`;
  return (await countAttempt(db, address, dailyLimits.email, now())) ? null : "services:errors.limitedEmail";
}

/**
 * Hashes the form, so that the same form sent twice is one order. A form that was changed after going back is another
 * order.
 */
function submissionHashOf(form: FormData, request: ServiceRequest): string {
  const { submissionKey = newId() } = readSubmissionKey(form);
  return hashOfSecret(`${submissionKey} ${JSON.stringify(request)}`);
}

function requestOf(locale: Locale, value: z.output<ReturnType<typeof serviceForm>>): ServiceRequest {
  const { bought_here, store, phone_prefix: _prefix, terms: _terms, ...same } = value;
  return { ...same, locale, isBoughtHere: bought_here, storeId: store || null };
}

function withPhotoErrors(reply: FormReply, { problems }: ReceivedForm): FormReply {
  if (problems.length === 0) return reply;
  return { ...reply, error: { ...reply.error, photos: problems.map(photoMessage) } };
}

/**
 * Rejects a form whose photos were not decoded because the network tried too often. A form that has been accepted
 * before still redirects to its order.
 */
async function refuseUnread(visit: Visit, sent: ReceivedForm, reply: FormReply, request: ServiceRequest | undefined) {
  const before = request && (await findSubmittedService(visit.db, submissionHashOf(sent.form, request)));
  if (before) throw redirect(serviceAddress(visit.locale, before), { status: 303, headers: secretHeaders });
  const kept = sent.photoIds.map((id) => ({ id, thumb: null }));
  // A long form was not read to its end, so its fields are not checked: those that seem to be missing may have been
  // sent.
  const { error: _error, ...typed } = reply;
  return answer(visit, { reply: typed, formMessage: "services:errors.limited", kept }, 422);
}

async function refuse(
  visit: Visit,
  sent: ReceivedForm,
  reply: FormReply,
  formMessage: string | null = null,
  status = 422,
) {
  const kept = await showKept(visit.environment, sent.photoIds);
  return answer(visit, { reply, formMessage, kept }, status);
}

function answer({ context, now }: Visit, refusal: Omit<ServiceRefusal, "refusedAt">, status: number) {
  markRefused(context);
  return data({ ...refusal, refusedAt: now() } satisfies ServiceRefusal, { status });
}
