import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { defaultPhonePrefix, nationalDigits, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { findProfile } from "~/features/customers/customer.queries.server";
import { readServicePrices } from "~/features/services/readServicePrices.server";
import { ServiceForm } from "~/features/services/ServiceForm";
import { serviceKindIds } from "~/features/services/serviceKinds";
import { pageMeta } from "~/features/shell/pageMeta";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import { newId } from "~/platform/database/ids.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { type Visit, visitOf } from "~/visit/visit.server";
import { submitServiceOrder } from "./submitServiceOrder.server";

export const handle = { i18n: ["services", "checkout", "content"] };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, locale, url } = visit;
  const stores = await readPickupStores(db, locale);
  return data(
    {
      title: problemTitle(visit, visit.t("services:title")),
      description: visit.t("services:lead"),
      press: newId(),
      kind: serviceKindIds.find((kind) => kind === url.searchParams.get("sluzba")) ?? null,
      initial: await readInitial(visit),
      prices: await readServicePrices(db, locale),
      stores: stores.map(({ id, name }) => ({ id, name })),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** A signed-in customer's own data. */
async function readInitial({ db, locale, readSignedIn }: Visit): Promise<Record<string, string>> {
  const signedIn = await readSignedIn();
  const prefix = defaultPhonePrefix[locale];
  const profile = signedIn && (await findProfile(db, signedIn.customer.id));
  if (!profile) return { phone_prefix: prefix };
  const { email, firstname, lastname, phone } = profile;
  const own = phonePrefixes.find((known) => known !== "" && phone.startsWith(known)) ?? prefix;
  return { email, firstname, lastname, phone_prefix: own, phone: nationalDigits(own, phone) };
}

export async function action(args: ActionFunctionArgs) {
  return submitServiceOrder(visitOf(args));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.title ?? "", data?.description);

export default function ServiceOrderRoute() {
  const { title: _title, description: _description, ...shown } = useLoaderData<typeof loader>();
  return <ServiceForm {...shown} refusal={useActionData<typeof action>()} />;
}
