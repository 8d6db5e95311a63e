import { data } from "@remix-run/node";

import type { ReservationRefusal } from "~/features/reservations/ReservationForm";
import type { Reservation } from "~/features/reservations/reservation";
import { reservationForm } from "~/features/reservations/reservation.form";
import { type RefusalReason, reserve } from "~/features/reservations/reserve.server";
import { networkHashOf } from "~/platform/http/networkHash.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { readForm } from "~/platform/http/readForm.server";
import { markRefused } from "~/platform/http/refusal";
import type { FormReply } from "~/ui/formFields";
import { readSubmissionKey } from "~/visit/formOrigin.server";
import { trySaving } from "~/visit/trySaving.server";
import type { Visit } from "~/visit/visit.server";

type Submitted = { reservation: Reservation } | { refusal: ReturnType<typeof refuse> };

const messages = {
  unknown: "reservations:errors.unknown",
  "sold-out": "reservations:errors.soldOut",
  "too-many": "reservations:errors.tooMany",
  "too-many-today": "reservations:errors.tooManyToday",
} as const satisfies Record<RefusalReason, string>;

const statuses = { unknown: 409, "sold-out": 409, "too-many": 422, "too-many-today": 422 } as const;

export async function submitReservation(
  visit: Visit,
  place: { productId: number; storeId: string },
): Promise<Submitted> {
  const typed = await readForm(visit.request);
  const submission = parseForm(typed, reservationForm(typed));
  if (submission.status !== "success") return { refusal: refuse(visit, submission.reply(), null, 422) };
  const { variant: variantId, phone_prefix: _, ...values } = submission.value;
  const input = { ...place, ...values, variantId, locale: visit.locale, ...readSubmissionKey(typed) };
  const signedIn = await visit.readSignedIn();
  const by = {
    customerId: signedIn?.customer.id ?? null,
    networkHash: networkHashOf(visit.context, visit.environment.sessionSecret),
  };
  let made: Awaited<ReturnType<typeof reserve>> | undefined;
  const saved = await trySaving(visit, async () => {
    made = await reserve(visit, input, by);
  });
  if (!saved.isSaved) {
    return { refusal: refuse(visit, submission.reply(), "reservations:errors.failed", saved.status) };
  }
  if (made?.ok) return { reservation: made.reservation };
  const reason = made?.reason ?? "unknown";
  return { refusal: refuse(visit, submission.reply(), messages[reason], statuses[reason]) };
}

function refuse({ context, now }: Visit, reply: FormReply, formMessage: string | null, status: number) {
  markRefused(context);
  const refusal: ReservationRefusal = { reply, formMessage, refusedAt: now() };
  return data(refusal, { status });
}
