import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { buildCrumbs } from "~/features/content/crumbs";
import { NewTabLink } from "~/features/content/NewTabLink";
import { PageFrame } from "~/features/content/PageFrame";
import { readPage, readPageLinks } from "~/features/content/page.queries.server";
import { openingHours } from "~/features/delivery/openingHours";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { groupHours } from "~/features/stores/hours";
import { type ShownStore, StoreCard, StoreTowns } from "~/features/stores/StoreCard";
import { cards } from "~/features/stores/StoreCard.css";
import { StoresJsonLd } from "~/features/stores/StoresJsonLd";
import { findStoreState, specialDays } from "~/features/stores/storeDay";
import { readStores } from "~/features/stores/storeList.queries.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { pragueClock } from "~/platform/time/pragueClock";
import { FailedPart } from "~/ui/FailedPage";
import { type Visit, visitOf } from "~/visit/visit.server";
import { directionsAddress, goodsAddress } from "../store/storeLinks";

export const handle = { i18n: ["content", "legal"], isCacheable: true };

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, locale, t } = visit;
  const [page, siblings, stores, { brand }] = await Promise.all([
    readPage(db, locale, "stores"),
    readPageLinks(db, locale, "company"),
    readStoresWithState(visit),
    readCachedSettings(db, locale),
  ]);
  const title = page?.title ?? t("content:stores.title");
  const shown = {
    title,
    lead: page?.lead ?? t("content:stores.lead"),
    crumbs: buildCrumbs(locale, t("ui:home"), [], title),
    picture: page?.picture ?? null,
    siblings: siblings.map(({ id, title, slug }) => ({ id, title, slug })),
    today: pragueClock(visit.now()).date,
    stores,
    seller: { brand, origin: visit.environment.publicUrl },
  };
  return data(shown, { status: stores ? 200 : 503 });
}

/** `hours` are the week's opening hours in one line. */
type StoreWithHours = ShownStore & { hours: string };

/** Reads the stores with their current state; null on failure, so that the page is still shown (specification 8). */
async function readStoresWithState({ db, log, now, locale, t }: Visit): Promise<StoreWithHours[] | null> {
  const clock = pragueClock(now());
  try {
    const stores = await readStores(db, locale, clock.date);
    return stores.map((store) => ({
      ...store,
      exceptions: specialDays(store, clock.date),
      state: findStoreState(store, clock),
      hours: groupHours(store.week)
        .map((row) => openingHours(row, t))
        .join(", "),
    }));
  } catch (error) {
    log.error({ err: error }, "stores not read");
    return null;
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.title ?? "", data?.lead);

export default function StoresPage() {
  const { t } = useTranslation("content");
  const locale = useLocale();
  const { stores, today, seller, ...frame } = useLoaderData<typeof loader>();
  return (
    <PageFrame id="stores" group="company" {...frame}>
      {stores ? (
        <>
          <p>
            {t("stores.holidays")} {t("stores.reserve")}
          </p>
          <StoreTowns stores={stores} />
          <div className={cards}>
            {stores.map((store) => (
              <StoreCard key={store.id} store={store} today={today} hours={store.hours}>
                <StoreLinks store={store} />
              </StoreCard>
            ))}
          </div>
          <StoresJsonLd stores={stores} {...seller} />
        </>
      ) : (
        <FailedPart text={t("stores.failed")} retryAt={addressOf("stores", locale)} />
      )}
    </PageFrame>
  );
}

/** Links to a map with the way to the store, and to the products that can be reserved there. */
function StoreLinks({ store }: { store: ShownStore }) {
  const { t } = useTranslation("content");
  const locale = useLocale();
  const ofStore = <span className={visuallyHidden}>: {store.name}</span>;
  return (
    <>
      <NewTabLink href={directionsAddress(store)}>
        {t("stores.directions")}
        {ofStore}
      </NewTabLink>{" "}
      <a href={goodsAddress(locale, store.id)}>
        {t("stores.goods")}
        {ofStore}
      </a>
    </>
  );
}
