import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { normalizeEmail } from "~/features/customers/customer";
import type { Order } from "~/features/orders/orders";
import { claimAddress } from "~/features/warrantyClaims/claimAddresses";
import { readClaimableLines } from "~/features/warrantyClaims/claimableLines.queries.server";
import { type SubmitClaimResult, submitClaim } from "~/features/warrantyClaims/submitClaim.server";
import type { ClaimedLine, ClaimRequest, WarrantyClaim } from "~/features/warrantyClaims/warrantyClaim";
import { claimForm, readClaimedLines } from "~/features/warrantyClaims/warrantyClaim.form";
import { findSubmittedClaim } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { lineFieldName, piecesFieldName } from "~/features/withdrawals/withdrawalNames";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { hashOfSecret, newId } from "~/platform/database/ids.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import { clientSubnet } from "~/platform/http/subnetOf";
import { dayMs, hourMs } from "~/platform/time/durations";
import { photoMessage } from "~/platform/uploads/photoRules";
import { type ReceivedForm, readPhotoForm, showKept } from "~/platform/uploads/receivePhotos.server";
import type { FormReply } from "~/ui/formFields";
import { readSubmissionKey } from "~/visit/formOrigin.server";
import { requireOrderSummary } from "~/visit/readOrderSummary.server";
import { secretHeaders } from "~/visit/secretPage.server";
import type { Visit } from "~/visit/visit.server";

/** Every try counts, because its photos must be decoded. */
const networkLimit = { most: 30, windowMs: hourMs };

/**
 * E-mails to one address are limited, because the confirmation, and what staff later do with the claim, goes to an
 * address that anybody can type.
 */
const emailLimit = { most: 5, windowMs: dayMs };

type Sent = ReceivedForm & { lines: ClaimedLine[] };
type Typed = z.output<ReturnType<typeof claimForm>>;

export async function submitClaimForm(visit: Visit, params: LoaderFunctionArgs["params"]) {
  const { db, now, context } = visit;
  const order = await requireOrderSummary(visit, params);
  const isWithinLimit = await countAttempt(db, `claim ${clientSubnet(context)}`, networkLimit, now());
  const received = await readPhotoForm(visit, visit.request, { takesPhotos: isWithinLimit });
  const sent = { ...received, lines: readClaimedLines(received.form, await readClaimableLines(db, order)) };
  const submission = parseForm(sent.form, claimForm(sent.form));
  if (!isWithinLimit) return refuse(visit, sent, submission.reply(), "limited");
  const errors = ownErrors(sent);
  const reply = { ...submission.reply(), error: { ...submission.reply().error, ...errors } };
  if (submission.status !== "success") return refuse(visit, sent, reply);
  const submissionHash = submissionHashOf(sent.form, order, submission.value);
  const same = await findSubmittedClaim(db, order.id, submissionHash);
  if (same) return toClaim(same);
  if (Object.keys(errors).length > 0) return refuse(visit, sent, reply);
  const { email } = submission.value;
  const isWithinEmailLimit = await countAttempt(db, `claim ${normalizeEmail(email)}`, emailLimit, now());
  if (!isWithinEmailLimit) return refuse(visit, sent, reply, "limitedEmail");
  const request = requestOf(order, submission.value, sent.lines);
  const submitted = await submitClaim(visit, { request, submissionHash, photoIds: sent.photoIds });
  return submitted.ok ? toClaim(submitted.claim) : refuse(visit, sent, reply, submitted.reason);
}

function toClaim(claim: WarrantyClaim): never {
  throw redirect(claimAddress(claim.locale, claim), { status: 303, headers: secretHeaders });
}

/**
 * Hashes the form, so that the same form sent twice is one claim, although its pieces can no longer be claimed by then.
 * A form that was changed after going back is another claim.
 */
function submissionHashOf(typed: FormData, { id, lines }: Order, value: Typed): string {
  const { submissionKey = newId() } = readSubmissionKey(typed);
  const chosen = lines.map((_line, index) => [
    typed.get(lineFieldName(index + 1)) === "on",
    String(typed.get(piecesFieldName(index + 1))),
  ]);
  return hashOfSecret(JSON.stringify([submissionKey, id, value, chosen]));
}

function requestOf({ id, locale }: Order, value: Typed, lines: readonly ClaimedLine[]): ClaimRequest {
  const { phone_prefix: _prefix, ...same } = value;
  return { ...same, orderId: id, locale, lines };
}

/** Returns the errors that the form's schema does not cover: those of its lines and its photos. */
function ownErrors({ lines, problems }: Sent): NonNullable<FormReply["error"]> {
  return {
    ...(lines.length === 0 ? { pieces: ["warrantyClaims:errors.none"] } : {}),
    ...(problems.length > 0 ? { photos: problems.map(photoMessage) } : {}),
  };
}

type Reason = "limited" | "limitedEmail" | (SubmitClaimResult & { ok: false })["reason"];

async function refuse(visit: Visit, sent: Sent, reply: FormReply, reason?: Reason) {
  const { context, now, environment } = visit;
  markRefused(context);
  const kept = reason === "limited" ? unshown(sent) : await showKept(environment, sent.photoIds);
  const ticked = Object.fromEntries(sent.lines.map(({ linePosition, quantity }) => [linePosition, quantity]));
  const formMessage = reason ? (`warrantyClaims:errors.${reason}` as const) : null;
  return data({ reply, formMessage, kept, ticked, refusedAt: now() }, { status: 422 });
}

/** Returns the photos without pictures: the network tried too often, so no photo is decoded. */
function unshown({ photoIds }: Sent) {
  return photoIds.map((id) => ({ id, thumb: null }));
}
