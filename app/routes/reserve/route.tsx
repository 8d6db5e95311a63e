import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatVariant } from "~/features/products/product";
import { ReservationForm, type ReservationFormView } from "~/features/reservations/ReservationForm";
import { readReservable } from "~/features/reservations/reservable.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { reservationAddress } from "~/features/stores/reservationAddresses";
import { formatDateTime } from "~/platform/time/formatDate";
import { problemTitle } from "~/visit/problemTitle.server";
import { type Visit, visitOf } from "~/visit/visit.server";
import { readInitial } from "./readInitial.server";
import { submitReservation } from "./submitReservation.server";

export const handle = { i18n: ["reservations", "checkout"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { product, store, variants, until } = await requireReservable(visit, args.params);
  const { name, street, zip, city } = store;
  const view: ReservationFormView = {
    product,
    store: { name, street, zip, city },
    variants: variants.map((variant) => ({
      id: variant.id,
      name: formatVariant(variant),
      unitMinor: variant.unitMinor,
    })),
    until: formatDateTime(until),
    initial: await readInitial(visit),
  };
  return data({ title: problemTitle(visit, visit.t("reservations:title")), view });
}

/**
 * Redirects with 303 to the reservation's page; responds 422 with what was typed when the form is rejected, 409 when
 * the pieces are gone.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const { product, store } = await requireReservable(visit, args.params);
  const made = await submitReservation(visit, { productId: product.id, storeId: store.id });
  if ("reservation" in made) throw redirect(reservationAddress(visit.locale, made.reservation), 303);
  return made.refusal;
}

/** The stock is read again after a rejected form. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function ReserveRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <ReservationForm view={view} refusal={useActionData<typeof action>()} />;
}

async function requireReservable(visit: Visit, { productId = "", storeId = "" }: LoaderFunctionArgs["params"]) {
  const isNumber = /^[1-9]\d{0,8}$/.test(productId);
  const found = isNumber
    ? await readReservable(visit, visit.locale, { productId: Number(productId), storeId })
    : undefined;
  if (!found) throw data({ elsewhere: null }, { status: 404 });
  return found;
}
