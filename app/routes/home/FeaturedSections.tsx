import { useTranslation } from "react-i18next";

import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./FeaturedSections.css";
import { HomePicture } from "./HomePicture";

const pictures = ["jackets", "bags", "still-life"] as const;
const texts = { jackets: "jackets", bags: "bags", "still-life": "sale" } as const;

const narrowWidth = "(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 92vw";

/** Three links into the catalog, the first one large; `sections` are new jackets, bags and the sale. */
export function FeaturedSections({ sections }: { sections: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <ul className={styles.root}>
      {sections.map((section, index) => {
        const picture = pictures[index] ?? "still-life";
        return (
          <li key={section.id} className={styles.cell}>
            <a className={styles.link} href={categoryAddress(locale, section)}>
              <span className={styles.picture}>
                <HomePicture name={picture} alt="" imageSizes={shownWidths[index] ?? "92vw"} />
              </span>
              <h2 className={styles.name}>{section.name}</h2>
              <p className={styles.text}>{t(`sections.${texts[picture]}`)}</p>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

const shownWidths = ["(min-width: 1024px) 66vw, 92vw", narrowWidth, narrowWidth];
