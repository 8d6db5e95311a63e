import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { storyPictureAddress } from "~/addresses";
import { readCards } from "~/features/catalog/card.queries.server";
import { readCategories } from "~/features/catalog/category.queries.server";
import { readListingPage } from "~/features/catalog/listing.queries.server";
import { ProductGrid } from "~/features/catalog/ProductGrid";
import { pageMeta } from "~/features/shell/pageMeta";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/locale";
import { worldOf } from "~/platform/world.server";

import { FeaturedSections } from "./FeaturedSections";
import { Hero } from "./Hero";
import * as styles from "./home.css";

export const handle = { i18n: ["home", "catalog"] };

/** Ids that the specification fixes. */
const women = 9;
const men = 1;
const newCollection = 45;
const featuredSections = [newCollection, 15, 35];
const featuredCount = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const [categories, ids] = await Promise.all([
    readCategories(db, locale),
    readListingPage(db, locale, { categoryId: newCollection }, 1),
  ]);
  const pick = (wanted: number[]) => wanted.flatMap((id) => categories.filter((category) => category.id === id));
  return {
    title: translatorFor(locale)("home:pageTitle"),
    sections: pick(featuredSections),
    worlds: pick([women, men]),
    cards: await readCards(db, locale, ids.slice(0, featuredCount), now()),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function HomePage() {
  const { sections, worlds, cards } = useLoaderData<typeof loader>();
  const { t } = useTranslation("home");
  return (
    <>
      <Hero worlds={worlds} />
      <div className={column}>
        <section className={styles.section}>
          <h2 className={styles.title}>{t("featured")}</h2>
          <ProductGrid cards={cards} headingLevel="h3" />
        </section>
        <FeaturedSections sections={sections} />
        <section className={styles.story}>
          <img
            className={styles.storyPicture}
            src={storyPictureAddress}
            alt={t("story.picture")}
            width={1200}
            height={750}
            loading="lazy"
          />
          <div className={styles.storyText}>
            <h2 className={styles.title}>{t("story.title")}</h2>
            <p>{t("story.text")}</p>
          </div>
        </section>
      </div>
    </>
  );
}
