import { useTranslation } from "react-i18next";

import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { ProductPicture } from "~/features/products/ProductPicture";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./FeaturedSections.css";
import { HomePicture } from "./HomePicture";
import { featuredSections } from "./homeCategories";

const largeWidth = "(min-width: 1024px) 66vw, 92vw";

const narrowWidth = "(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 92vw";

/** Links into the catalog, the first one large. `sections` are the categories of `featuredSections` that exist. */
export function FeaturedSections({ sections }: { sections: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <ul className={styles.root}>
      {sections.map((section, index) => {
        const featured = featuredSections.find(({ id }) => id === section.id);
        if (!featured) return null;
        const { text, picture } = featured;
        const width = index === 0 ? largeWidth : narrowWidth;
        return (
          <li key={section.id} className={styles.cell}>
            <a className={styles.link} href={categoryAddress(locale, section)}>
              <span className={styles.picture}>
                {picture === null ? (
                  <ProductPicture file={section.picture} alt="" size="big" imageSizes={width} />
                ) : (
                  <HomePicture name={picture} alt="" imageSizes={width} />
                )}
              </span>
              <h2 className={styles.name}>{section.name}</h2>
              <p className={styles.text}>{t(`sections.${text}`)}</p>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
