import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { buildCrumbs } from "~/features/content/crumbs";
import { NewTabLink } from "~/features/content/NewTabLink";
import { PageFrame } from "~/features/content/PageFrame";
import { readPageLinks } from "~/features/content/page.queries.server";
import { teaserOf } from "~/features/content/pageTeaser";
import { readCachedTeasers } from "~/features/content/pageTeaser.queries.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { StoreFacts } from "~/features/stores/StoreCard";
import { StoresJsonLd } from "~/features/stores/StoresJsonLd";
import { storeAddress } from "~/features/stores/storeAddress";
import { findStoreState, specialDays } from "~/features/stores/storeDay";
import { readStores } from "~/features/stores/storeList.queries.server";
import { findStoreRetirement } from "~/features/stores/storeRetirement.queries.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { otherLocale } from "~/platform/i18n/locale";
import { pragueClock } from "~/platform/time/pragueClock";
import { goneAnswer } from "~/visit/goneAnswer.server";
import { type Visit, visitOf } from "~/visit/visit.server";
import * as styles from "./store.css";
import { directionsAddress, stockAddresses } from "./storeLinks";

export const handle = { i18n: ["content", "legal"], isCacheable: true };

/** Shows one store: whether it is open, its hours, the way there and what it has in stock. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, locale, t, now, url, environment } = visit;
  const id = args.params.store ?? "";
  const clock = pragueClock(now());
  const found = (await readStores(db, locale, clock.date)).find((store) => store.id === id.toLowerCase());
  if (!found) throw await answerWithout(visit, id.toLowerCase());
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
    picture: teaserOf(await readCachedTeasers(db, locale), "stores")?.picture ?? null,
    siblings: siblings.map(({ id: pageId, title, slug }) => ({ id: pageId, title, slug })),
    seller: { brand, origin: environment.publicUrl },
    elsewhere: storeAddress(otherLocale(locale), found),
  };
}

async function answerWithout(visit: Visit, id: string) {
  // Postgres accepts no NUL in a text.
  const known = id.includes("\0") ? undefined : await findStoreRetirement(visit.db, id);
  if (!known?.retired_at) return data({ elsewhere: null }, { status: 404 });
  return goneAnswer(visit, known.retired_to);
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageMeta(matches, shown?.store.name ?? "", shown?.lead, { elsewhere: shown?.elsewhere });

export default function StoreRoute() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const { store, today, lead, picture, crumbs, siblings, seller } = useLoaderData<typeof loader>();
  const stock = stockAddresses(locale, store.id);
  return (
    <PageFrame
      id="stores"
      title={store.name}
      lead={lead}
      group="company"
      crumbs={crumbs}
      siblings={siblings}
      picture={picture}
      aside={
        <ul className={styles.links}>
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
      }
    >
      <StoreFacts store={store} today={today} />
      <StoresJsonLd stores={[store]} {...seller} />
    </PageFrame>
  );
}
