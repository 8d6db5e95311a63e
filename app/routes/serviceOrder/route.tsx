import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { teaserOf } from "~/features/content/pageTeaser";
import { readCachedTeasers } from "~/features/content/pageTeaser.queries.server";
import { readServicePrices } from "~/features/services/readServicePrices.server";
import { ServiceForm } from "~/features/services/ServiceForm";
import { serviceKindIds } from "~/features/services/serviceKinds";
import { pageMeta } from "~/features/shell/pageMeta";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import { problemTitle } from "~/visit/problemTitle.server";
import { readOwnContact } from "~/visit/readOwnContact.server";
import { visitOf } from "~/visit/visit.server";
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
      kind: serviceKindIds.find((kind) => kind === url.searchParams.get("sluzba")) ?? null,
      initial: await readOwnContact(visit),
      prices: await readServicePrices(db, locale),
      picture: teaserOf(await readCachedTeasers(db, locale), "services")?.picture ?? null,
      stores: stores.map(({ id, name }) => ({ id, name })),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
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
