import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cancelService } from "~/features/services/changeService.server";
import { ServicePage, type ServiceView } from "~/features/services/ServicePage";
import { isServiceCancellable, type ServiceOrder, servicePhotoClaim } from "~/features/services/service";
import { serviceIntents } from "~/features/services/service.form";
import { readServiceEvents } from "~/features/services/service.queries.server";
import { serviceAddress, servicePhotoAddress } from "~/features/services/serviceAddresses";
import { dayText } from "~/features/services/serviceEmail";
import { departmentAddress } from "~/features/settings/company";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";
import { formatDate, formatDateTime } from "~/platform/time/formatDate";
import { readPhotos } from "~/platform/uploads/upload.queries.server";
import { requireSecretService } from "~/visit/findService.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import { secretHeaders } from "~/visit/secretPage.server";
import { type Visit, visitOf } from "~/visit/visit.server";

export const handle = { i18n: ["services", "checkout"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const service = await requireSecretService(visit, args.params);
  if (service.locale !== visit.locale) {
    throw redirect(serviceAddress(service.locale, service), { headers: secretHeaders });
  }
  const title = visit.t("services:metaTitle", { number: service.number });
  return data({ title, service: await viewOf(visit, service) }, { headers: secretHeaders });
}

async function viewOf({ db, t, locale }: Visit, service: ServiceOrder): Promise<ServiceView> {
  const { number, state, kind, garment, description, arrival, priceMinor, storeId } = service;
  const stores = await readPickupStores(db, locale);
  const photos = await readPhotos(db, servicePhotoClaim(service));
  const events = await readServiceEvents(db, service.id);
  const { company } = await readCachedSettings(db, locale);
  const isNew = (index: number) => index === 0 || events[index]?.state !== events[index - 1]?.state;
  return {
    number,
    state,
    kind,
    garment,
    description,
    arrival,
    priceMinor,
    day: dayText(service, t),
    orderedOn: formatDate(service.createdAt),
    store: stores.find(({ id }) => id === storeId) ?? null,
    workshop: departmentAddress(company, locale, t("services:workshop")),
    photos: photos.map(({ id, ...size }) => ({ ...size, address: servicePhotoAddress(locale, service, id) })),
    history: events
      .filter((_event, index) => isNew(index))
      .map(({ at, state, note }) => ({ at: formatDateTime(at), state, note })),
    isCancellable: isServiceCancellable(service),
  };
}

/** Cancels the service order. Anybody with the secret address may do so before the garment has arrived. */
export async function action(args: ActionFunctionArgs) {
  const visit = visitOf(args);
  const service = await requireSecretService(visit, args.params);
  const { intent } = parseIntent(await readForm(args.request), serviceIntents, secretHeaders);
  switch (intent) {
    case "cancel-service": {
      const { ok } = await cancelService(visit, service.id);
      const notice = ok
        ? ({ tone: "good", key: "serviceCancelled", values: {} } as const)
        : ({ tone: "alert", key: "serviceTooLate", values: {} } as const);
      return redirectWithNotice(visit, serviceAddress(service.locale, service), notice);
    }
    default:
      return intent satisfies never;
  }
}

export const headers: HeadersFunction = () => secretHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function ServiceRoute() {
  return <ServicePage service={useLoaderData<typeof loader>().service} />;
}
