import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { normalizeEmail } from "~/features/customers/customer";
import { orderService } from "~/features/services/orderService.server";
import type { ServiceRequest } from "~/features/services/service";
import { serviceForm } from "~/features/services/service.form";
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
import { secretHeaders } from "~/visit/secretPage.server";
import type { Visit } from "~/visit/visit.server";

/** Every try counts, as its photos must be decoded. */
const networkLimit = { most: 30, windowMs: hourMs };

/** A limit, because each order sends an e-mail to a typed address. */
const emailLimit = { most: 5, windowMs: dayMs };

export async function submitServiceOrder(visit: Visit) {
  const { db, now, locale, context } = visit;
  const isWithinLimit = await countAttempt(db, `service ${clientSubnet(context)}`, networkLimit, now());
  const sent = await readPhotoForm(visit, visit.request, { takesPhotos: isWithinLimit });
  const storeIds = (await readPickupStores(db, locale)).map(({ id }) => id);
  const submission = parseForm(sent.form, serviceForm(sent.form, { country: countryOf[locale], storeIds }));
  const reply = withPhotoErrors(submission.reply(), sent);
  if (!isWithinLimit) return refuse(visit, sent, submission.reply(), "services:errors.limited");
  if (submission.status !== "success" || sent.problems.length > 0) return refuse(visit, sent, reply);
  const { value } = submission;
  const isWithinEmailLimit = await countAttempt(db, `service ${normalizeEmail(value.email)}`, emailLimit, now());
  if (!isWithinEmailLimit) return refuse(visit, sent, reply, "services:errors.limitedEmail");
  const request = requestOf(locale, value);
  const customerId = (await visit.readSignedIn())?.customer.id ?? null;
  const press = pressOf(value.press || newId(), request);
  const service = await orderService(visit, { request, press, customerId, photoIds: sent.photoIds });
  throw redirect(serviceAddress(locale, service), { status: 303, headers: secretHeaders });
}

/** The same form sent twice is one order; one that was changed after going back is another. */
function pressOf(press: string, request: ServiceRequest): string {
  return hashOfSecret(`${press} ${JSON.stringify(request)}`);
}

function requestOf(locale: Locale, value: z.output<ReturnType<typeof serviceForm>>): ServiceRequest {
  const { bought_here, store, press: _press, phone_prefix: _prefix, terms: _terms, ...same } = value;
  return { ...same, locale, isBoughtHere: bought_here, storeId: store || null };
}

function withPhotoErrors(reply: FormReply, { problems }: ReceivedForm): FormReply {
  if (problems.length === 0) return reply;
  return { ...reply, error: { ...reply.error, photos: problems.map(photoMessage) } };
}

async function refuse(visit: Visit, sent: ReceivedForm, reply: FormReply, formMessage: string | null = null) {
  const { context, now, environment } = visit;
  markRefused(context);
  const kept = await showKept(environment.dataDir, sent.photoIds);
  return data({ reply, formMessage, kept, press: newId(), refusedAt: now() }, { status: 422 });
}
