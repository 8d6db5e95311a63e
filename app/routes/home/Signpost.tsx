import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { categoryAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { title } from "./home.css";
import { PictureTile } from "./PictureTile";
import * as styles from "./Signpost.css";

/** The signpost banner: the most popular categories, each with its picture. */
export function Signpost({ categories }: { categories: Category[] }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <nav className={column} aria-labelledby="rozcestnik">
      <h2 id="rozcestnik" className={title}>
        {t("signpost")}
      </h2>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <PictureTile
              link={categoryAddress(locale, category)}
              picture={category.picture}
              title={category.name}
              note={audienceOf(category.parentId, t)}
              imageSizes="(min-width: 1500px) 500px, (min-width: 1024px) 33vw, (min-width: 768px) 31vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const men = 1;
const women = 9;

function audienceOf(parentId: number | null, t: (key: "forWomen" | "forMen") => string): string {
  if (parentId === women) return t("forWomen");
  return parentId === men ? t("forMen") : "";
}
