import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { isPlainClick } from "~/ui/isPlainClick";
import * as styles from "./FilterChips.css";
import type { FilterView } from "./filterView";

/** Lists the chosen filter values as chips; each chip is a link that removes its value. */
export function FilterChips({ filter: { chips, clearLink } }: { filter: FilterView }) {
  const { t } = useTranslation("listing");
  const followInPlace = useInPlaceNavigation();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t("chosen")}>
      {chips.map(({ text, link }) => (
        <li key={link}>
          <a className={styles.chip} href={link} onClick={followInPlace}>
            <span className={visuallyHidden}>{t("remove")} </span>
            {text}
            <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10" className={styles.cross}>
              <path d="m1 1 8 8m0-8L1 9" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clearLink} onClick={followInPlace}>
          {t("clear")}
        </a>
      </li>
    </ul>
  );
}

/** Follows a link within the listing without changing the scroll position, unless a modifier key is held. */
export function useInPlaceNavigation() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    navigate(`${pathname}${search}`, { preventScrollReset: true });
  };
}
