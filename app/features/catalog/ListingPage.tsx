import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { categoryAddress } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Breadcrumb, type Crumb } from "~/ui/Breadcrumb";
import { Pager } from "~/ui/Pager";
import { RichText } from "~/ui/RichText";

import type { ProductCard } from "./card";
import type { Category } from "./category";
import * as styles from "./ListingPage.css";
import { listingLink, pageCountOf } from "./listing";
import { ProductGrid } from "./ProductGrid";
import { ProductPicture } from "./ProductPicture";

export type Listing = {
  title: string;
  /** Checked HTML. */
  description: string;
  crumbs: Crumb[];
  subcategories: Category[];
  cards: ProductCard[];
  productCount: number;
  page: number;
  path: string;
};

export function ListingPage({ listing }: { listing: Listing }) {
  const { t } = useTranslation("catalog");
  const { title, description, crumbs, subcategories, cards, productCount, page, path } = listing;
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {description && page === 1 ? <RichText style={styles.description} html={description} /> : null}
      </div>
      <CategoryLinks categories={subcategories} />
      <p className={styles.count}>{t("count", { count: productCount })}</p>
      {cards.length > 0 ? <ProductGrid cards={cards} isFirstSight headingLevel="h2" /> : <p>{t("empty")}</p>}
      <Pager page={page} pageCount={pageCountOf(productCount)} linkOf={(number) => listingLink(path, number)} />
    </div>
  );
}

function CategoryLinks({ categories }: { categories: Category[] }) {
  const { t } = useTranslation("catalog");
  const locale = useLocale();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("subcategories")}>
      <ul className={styles.subcategories}>
        {categories.map((category) => (
          <li key={category.id}>
            <a className={styles.subcategory} href={categoryAddress(locale, category)}>
              <span className={styles.subcategoryPicture}>
                <ProductPicture file={category.picture} alt="" size="thumb" shownWidth="56px" />
              </span>
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
