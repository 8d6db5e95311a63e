import { useTranslation } from "react-i18next";
import { buttonLink } from "~/ui/Button.css";

import { useInPlaceNavigation } from "./FilterChips";
import type { FilterView } from "./filterView";
import * as styles from "./NothingFound.css";

/** Is shown when no product matches the filter. Offers to remove each value, or all of them. */
export function NothingFound({ filter: { chips, clearLink } }: { filter: FilterView }) {
  const { t } = useTranslation("listing");
  const followInPlace = useInPlaceNavigation();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t("nothing.title")}</h2>
      <p>{t("nothing.text")}</p>
      {chips.length > 1 ? (
        <ul className={styles.ways}>
          {chips.map(({ text, link }) => (
            <li key={text}>
              <a className={styles.way} href={link} onClick={followInPlace}>
                {t("nothing.without", { name: text })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <a className={buttonLink.light} href={clearLink} onClick={followInPlace}>
        {t("nothing.clear")}
      </a>
    </section>
  );
}
