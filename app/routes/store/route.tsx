import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { buildCrumbs } from "~/features/content/crumbs";
import { NewTabLink } from "~/features/content/NewTabLink";
import { PageFrame } from "~/features/content/PageFrame";
import * as frame from "~/features/content/PageFrame.css";
import { readPageLinks } from "~/features/content/page.queries.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { StoreFacts } from "~/features/stores/StoreCard";
import { StoresJsonLd } from "~/features/stores/StoresJsonLd";
import { storeAddress } from "~/features/stores/storeAddress";
import { findStoreState, specialDays } from "~/features/stores/storeDay";
import { readStores } from "~/features/stores/storeList.queries.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { otherLocale } from "~/platform/i18n/locale";
import { pragueClock } from "~/platform/time/pragueClock";
import { visitOf } from "~/visit/visit.server";
import { directionsAddress, stockAddresses } from "./storeLinks";

export const handle = { i18n: ["content", "legal"], isCacheable: true };

/** One store: whether it is open, its hours, the way there and what it has. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, locale, t, now, url, environment } = visit;
  const id = args.params.store ?? "";
  const clock = pragueClock(now());
  const found = (await readStores(db, locale, clock.date)).find((store) => store.id === id.toLowerCase());
  if (!found) throw data({ elsewhere: null }, { status: 404 });
  const address = storeAddress(locale, found);
  if (address !== url.pathname) throw redirect(`${address}${url.search}`, 301);
  const siblings = await readPageLinks(db, locale, "company");
  const { brand } = await readCachedSettings(db, locale);
  const above = [{ text: t("content:stores.title"), link: addressOf("stores", locale) }];
  return {
    store: { ...found, exceptions: specialDays(found, clock.date), state: findStoreState(found, clock) },
    today: clock.date,
    lead: t("legal:store.lead", { street: found.street, city: found.city }),
    crumbs: buildCrumbs(locale, t("ui:home"), above, found.name),
    siblings: siblings.map(({ id: pageId, title, slug }) => ({ id: pageId, title, slug })),
    seller: { brand, origin: environment.publicUrl },
    elsewhere: storeAddress(otherLocale(locale), found),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageMeta(matches, shown?.store.name ?? "", shown?.lead, { elsewhere: shown?.elsewhere });

export default function StoreRoute() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const { store, today, lead, crumbs, siblings, seller } = useLoaderData<typeof loader>();
  const stock = stockAddresses(locale, store.id);
  return (
    <PageFrame
      id="stores"
      title={store.name}
      lead={lead}
      group="company"
      crumbs={crumbs}
      siblings={siblings}
      picture={null}
    >
      <div>
        <StoreFacts store={store} today={today} />
        <ul className={frame.richText}>
          <li>
            <NewTabLink href={directionsAddress(store)}>{t("store.directions")}</NewTabLink>
          </li>
          <li>
            <a href={stock.women}>{t("store.stock.women")}</a>
          </li>
          <li>
            <a href={stock.men}>{t("store.stock.men")}</a>
          </li>
          <li>
            <a href={addressOf("stores", locale)}>{t("store.all")}</a>
          </li>
        </ul>
        <StoresJsonLd stores={[store]} {...seller} />
      </div>
    </PageFrame>
  );
}
