import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf, categoryAddress } from "~/addresses";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { readCachedBanners } from "~/features/content/banner.queries.server";
import { readCachedTeasers } from "~/features/content/pageTeaser.queries.server";
import { emptyFilter } from "~/features/listing/listingFilter";
import { listProducts } from "~/features/listing/listProducts.server";
import type { DrawnCard } from "~/features/productCard/card";
import { readGridCards } from "~/features/productCard/gridCards.server";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import type { Category } from "~/features/products/category";
import { readCachedCategories } from "~/features/products/category.queries.server";
import { organizationJsonLd } from "~/features/settings/organizationJsonLd";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { serializeJson, useSerializedJson } from "~/platform/text/serializedJson";

import { JsonLd } from "~/ui/structuredData/JsonLd";
import { visitOf } from "~/visit/visit.server";
import { FeaturedSections } from "./FeaturedSections";
import { Hero } from "./Hero";
import { HomeNewsletter } from "./HomeNewsletter";
import * as styles from "./home.css";
import { featuredSections, men, newCollection, signpost, women } from "./homeCategories";
import { Leathers } from "./Leathers";
import { Posters } from "./Posters";
import { readLeathers } from "./readLeathers.server";
import { ServiceLinks } from "./ServiceLinks";
import { Signpost } from "./Signpost";

export const handle = { i18n: ["home", "catalog", "newsletter"], isCacheable: true };

const featuredCount = 6;
const featured = {
  scope: { kind: "category", categoryId: newCollection, rootId: null },
  filter: emptyFilter,
  sort: "doporucene",
  page: 1,
} as const;

export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, now, locale, t } = visit;
  const [categories, { ids }, banners, teasers] = await Promise.all([
    readCachedCategories(db, locale),
    listProducts(db, locale, featured, now()),
    readCachedBanners(db, locale),
    readCachedTeasers(db, locale),
  ]);
  const selectCategories = (wanted: number[]) =>
    wanted.flatMap((id) => categories.filter((category) => category.id === id));
  const shown = {
    sections: selectCategories(featuredSections.map(({ id }) => id)),
    departments: selectCategories([women, men]),
    signpost: selectCategories(signpost),
    hero: { wide: banners["banner.hero_desktop"][0] ?? null, narrow: banners["banner.hero_mobile"][0] ?? null },
    posters: banners["banner.posters"],
    leathers: await readLeathers(visit, banners["banner.leathers"]),
    teasers: teasers.filter(({ picture, fromMinor }) => picture || fromMinor !== null),
    cards: await readGridCards(visit, ids.slice(0, featuredCount), { headingLevel: "h3", hiddenLabel: "new" }),
  };
  const { brand, company, shop_mail } = await readCachedSettings(db, locale);
  const { publicUrl } = visit.environment;
  const organization = organizationJsonLd(company, {
    brand,
    home: publicUrl + addressOf("home", locale),
    logo: `${publicUrl}/icon-512.png`,
    email: shop_mail.reply_to,
  });
  return { title: t("home:pageTitle"), shown: serializeJson(shown), organization };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function HomePage() {
  const { title, shown, organization } = useLoaderData<typeof loader>();
  const { sections, departments, signpost, hero, posters, leathers, teasers, cards } = useSerializedJson(shown);
  useTrackedPage({ kind: "list", list: { id: "home", name: title, first: 0, cards } });
  return (
    <div className={styles.body}>
      <Hero banners={hero} departments={departments} />
      <div className={column}>
        <Posters posters={posters} />
      </div>
      <FeaturedProducts cards={cards} collection={sections[0]} />
      <Leathers leathers={leathers} />
      <div className={column}>
        <FeaturedSections sections={sections} />
      </div>
      <Signpost categories={signpost} />
      <div className={column}>
        <ServiceLinks teasers={teasers} />
      </div>
      <div className={column}>
        <HomeNewsletter />
      </div>
      <JsonLd content={import.meta.env.SSR ? organization : null} />
    </div>
  );
}

function FeaturedProducts({ cards, collection }: { cards: DrawnCard[]; collection: Category | undefined }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <section className={`${column} ${styles.featured}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("featured.title")}</h2>
        {collection ? <a href={categoryAddress(locale, collection)}>{t("featured.all")}</a> : null}
      </div>
      <ProductGrid cards={cards} />
    </section>
  );
}
