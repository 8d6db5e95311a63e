import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/catalog/category";
import { ProductPicture } from "~/features/catalog/ProductPicture";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./home.css";

const shownWidth = "(min-width: 768px) 33vw, 100vw";

export function FeaturedSections({ sections }: { sections: Category[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={section.id}>
          <a className={styles.sectionLink} href={categoryAddress(locale, section)}>
            <ProductPicture file={section.picture} alt="" size="big" shownWidth={shownWidth} />
            <h2 className={styles.sectionName}>{section.name}</h2>
          </a>
        </li>
      ))}
    </ul>
  );
}
