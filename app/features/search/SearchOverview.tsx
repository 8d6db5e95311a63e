import { useTranslation } from "react-i18next";

import { ProductGrid } from "~/features/productCard/ProductGrid";
import { buttonLink } from "~/ui/Button.css";
import { LinkRows } from "./LinkRows";
import * as styles from "./SearchSections.css";
import { SectionHead } from "./SectionHead";
import {
  isLinks,
  type LinksSection,
  type ProductsSection,
  type SearchView,
  searchSectionAddress,
  sectionSize,
} from "./searchView";

type SearchOverviewProps = Pick<SearchView, "sections"> & { overview: string };

/** Shows the first results of each kind except categories: products in rows, posts and pages side by side. */
export function SearchOverview({ sections, overview }: SearchOverviewProps) {
  const goods = sections.find((section) => section.kind === "products");
  const texts = sections.filter(isLinks).filter(({ kind }) => kind !== "categories");
  const isReadFirst = texts.length > 0 && sections[0] === texts[0];
  const reading =
    texts.length > 0 ? (
      <div className={styles.pair}>
        {texts.map((section) => (
          <FoundTexts key={section.kind} section={section} allAddress={searchSectionAddress(overview, section.kind)} />
        ))}
      </div>
    ) : null;
  return (
    <>
      {isReadFirst ? reading : null}
      {goods ? <FoundGoods section={goods} allAddress={searchSectionAddress(overview, "products")} /> : null}
      {isReadFirst ? null : reading}
    </>
  );
}

function FoundGoods({ section: { cards, count }, allAddress }: { section: ProductsSection; allAddress: string }) {
  const { t } = useTranslation("search");
  const hasMore = count > cards.length;
  return (
    <section className={styles.root} aria-labelledby="found-products">
      <SectionHead kind="products" count={count} />
      <ProductGrid cards={cards} hasFullRows={hasMore} />
      {hasMore ? (
        <p className={styles.allGoods}>
          <a className={buttonLink.light} href={allAddress}>
            {t("all.products", { number: count })}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function FoundTexts({ section: { kind, links, count }, allAddress }: { section: LinksSection; allAddress: string }) {
  const { t } = useTranslation("search");
  return (
    <section aria-labelledby={`found-${kind}`}>
      <SectionHead kind={kind} count={count} />
      <LinkRows links={links} />
      {count > sectionSize ? (
        <p className={styles.way}>
          <a href={allAddress}>{t(`all.${kind}`, { number: count })}</a>
        </p>
      ) : null}
    </section>
  );
}
