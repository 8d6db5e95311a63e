import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { goodsName } from "~/features/products/goodsName";
import { endReservation, extendReservation } from "~/features/reservations/endReservation.server";
import { ReservationPage, type ReservationView } from "~/features/reservations/ReservationPage";
import {
  isExtendable,
  isReservationCancellable,
  isReservationNumber,
  type Reservation,
} from "~/features/reservations/reservation";
import { reservationIntents } from "~/features/reservations/reservation.form";
import { findOwnReservation } from "~/features/reservations/reservations.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { reservationAddress } from "~/features/stores/reservationAddresses";
import { readStores } from "~/features/stores/storeList.queries.server";
import type { NoticeKey } from "~/platform/browser/noticeKeys";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { pragueClock } from "~/platform/time/pragueClock";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { type Visit, visitOf } from "~/visit/visit.server";

export const handle = { i18n: ["reservations"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const reservation = await requireReservation(visit, args.params);
  const { locale, number } = reservation;
  if (locale !== visit.locale) throw redirect(reservationAddress(locale, reservation), { headers: secretHeaders });
  const title = visit.t("reservations:page.title", { number });
  return data({ title, reservation: await toView(visit, reservation) }, { headers: secretHeaders });
}

/** Handles the page's forms: a visitor with the secret address may extend the reservation once and cancel it. */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const reservation = await requireReservation(visit, args.params);
  const { intent } = parseIntent(await readForm(args.request), reservationIntents, secretHeaders);
  switch (intent) {
    case "extend-reservation":
      return tell(visit, reservation, await extendReservation(visit, reservation, "customer"), "reservationExtended");
    case "cancel-reservation": {
      const isCancelled = await endReservation(visit, reservation, "cancelled", "customer");
      return tell(visit, reservation, isCancelled, "reservationCancelled");
    }
    default:
      return intent satisfies never;
  }
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function ReservationRoute() {
  return <ReservationPage reservation={useLoaderData<typeof loader>().reservation} />;
}

function tell(visit: Visit, reservation: Reservation, isDone: boolean, key: NoticeKey): Promise<Response> {
  const notice = { tone: isDone ? "good" : "alert", key: isDone ? key : "reservationOver", values: {} } as const;
  return redirectWithNotice(visit, reservationAddress(reservation.locale, reservation), notice);
}

async function toView({ db, now }: Visit, reservation: Reservation): Promise<ReservationView> {
  const { number, state, expiresAt, endedAt, productName, variantName, quantity, unitMinor } = reservation;
  const stores = await readStores(db, reservation.locale, pragueClock(now()).date);
  const store = stores.find(({ id }) => id === reservation.storeId);
  return {
    number,
    state,
    quantity,
    unitMinor,
    until: formatDateTime(endedAt ?? expiresAt),
    goods: goodsName(productName, variantName),
    store: store
      ? { name: store.name, street: store.street, zip: store.zip, city: store.city, phone: store.phone }
      : null,
    isExtendable: isExtendable(reservation, now()),
    isExtended: reservation.extendedAt !== null,
    isCancellable: isReservationCancellable(reservation),
  };
}

async function requireReservation({ db }: Visit, { number = "", hash = "" }: LoaderFunctionArgs["params"]) {
  const isKey = isReservationNumber(number) && /^[\w-]{22}$/.test(hash);
  const found = isKey ? await findOwnReservation(db, { number, hash }) : undefined;
  if (!found) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  return found;
}
