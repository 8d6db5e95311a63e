import { useTranslation } from "react-i18next";
import { buttonLink } from "~/ui/Button.css";

import { useFollowInPlace } from "./FilterChips";
import type { FilterView } from "./filterView";
import * as styles from "./NothingFound.css";

/** A filter that nothing meets: each of its values can be left out alone, or all of them. */
export function NothingFound({ filter: { chips, clearLink } }: { filter: FilterView }) {
  const { t } = useTranslation("listing");
  const follow = useFollowInPlace();
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{t("nothing.title")}</h2>
      <p>{t("nothing.text")}</p>
      {chips.length > 1 ? (
        <ul className={styles.ways}>
          {chips.map(({ text, link }) => (
            <li key={text}>
              <a className={styles.way} href={link} onClick={follow}>
                {t("nothing.without", { name: text })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <a className={buttonLink.light} href={clearLink} onClick={follow}>
        {t("nothing.clear")}
      </a>
    </section>
  );
}
