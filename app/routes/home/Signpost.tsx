import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./Signpost.css";

/** The signpost banner: the most wanted categories in large letters. */
export function Signpost({ categories }: { categories: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <nav className={styles.root} aria-labelledby="rozcestnik">
      <div className={`${column} ${styles.inner}`}>
        <h2 id="rozcestnik" className={styles.title}>
          {t("signpost")}
        </h2>
        <ul className={styles.links}>
          {categories.map((category) => (
            <li key={category.id}>
              <a className={styles.link} href={categoryAddress(locale, category)}>
                {category.name}
                <span className={styles.audience}>{audienceOf(category.parentId, t)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

const men = 1;
const women = 9;

function audienceOf(parentId: number | null, t: (key: "forWomen" | "forMen") => string): string {
  if (parentId === women) return t("forWomen");
  return parentId === men ? t("forMen") : "";
}
