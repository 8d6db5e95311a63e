import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { categoryAddress } from "~/addresses";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { type Category, childrenOf } from "~/features/products/category";
import { ProductPicture } from "~/features/products/ProductPicture";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { SearchView } from "../searchView";
import * as styles from "./SearchHelp.css";

/** Links to categories and popular products for a visitor without search results. */
export function SearchHelp({ help }: { help: NonNullable<SearchView["help"]> }) {
  const { t } = useTranslation("search");
  const { categories, popular } = help;
  const roots = categories.filter(({ parentId }) => parentId === null);
  return (
    <>
      {popular.length > 0 ? (
        <section className={styles.section} aria-labelledby="search-popular">
          <h2 id="search-popular" className={styles.title}>
            {t("popular")}
          </h2>
          <ProductGrid cards={popular} hasFullRows />
        </section>
      ) : null}
      <nav className={styles.section} aria-labelledby="search-browse">
        <h2 id="search-browse" className={styles.title}>
          {t("browse")}
        </h2>
        <ul className={styles.roots}>
          {roots.map((root) => (
            <li key={root.id}>
              <CategoryLink category={root} style={styles.root}>
                <span className={styles.picture}>
                  <ProductPicture file={root.picture} alt="" size="thumb" imageSizes="(min-width: 768px) 19vw, 46vw" />
                </span>
              </CategoryLink>
              <Children categories={childrenOf(categories, root.id)} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Children({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryLink category={category} style={styles.child} />
        </li>
      ))}
    </ul>
  );
}

type CategoryLinkProps = {
  category: Category;
  style: string;
  /** Content above the name. */
  children?: ReactNode;
};

function CategoryLink({ category, style, children }: CategoryLinkProps) {
  return (
    <a className={style} href={categoryAddress(useLocale(), category)}>
      {children}
      {category.name}
    </a>
  );
}
