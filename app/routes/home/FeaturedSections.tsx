import { useTranslation } from "react-i18next";

import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { ProductPicture } from "~/features/products/ProductPicture";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./FeaturedSections.css";
import { HomePicture } from "./HomePicture";

/** The large one shows the category's own picture. */
const pictures = [null, "bags", "still-life"] as const;
const texts = ["jackets", "bags", "sale"] as const;

const largeWidth = "(min-width: 1024px) 66vw, 92vw";

const narrowWidth = "(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 92vw";

/** Three links into the catalog, the first one large; `sections` are new jackets, bags and the sale. */
export function FeaturedSections({ sections }: { sections: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <ul className={styles.root}>
      {sections.map((section, index) => {
        const picture = pictures[index] ?? null;
        return (
          <li key={section.id} className={styles.cell}>
            <a className={styles.link} href={categoryAddress(locale, section)}>
              <span className={styles.picture}>
                {picture === null ? (
                  <ProductPicture file={section.picture} alt="" size="big" imageSizes={largeWidth} />
                ) : (
                  <HomePicture name={picture} alt="" imageSizes={narrowWidth} />
                )}
              </span>
              <h2 className={styles.name}>{section.name}</h2>
              <p className={styles.text}>{t(`sections.${texts[index] ?? "sale"}`)}</p>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
