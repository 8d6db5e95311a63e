import { useTranslation } from "react-i18next";

import * as chips from "~/features/listing/FilterChips.css";
import * as styles from "./SearchPage.css";
import { type LinksSection, sectionSize } from "./searchView";

type FoundCategoriesProps = { section: LinksSection; allAddress: string };

/**
 * Shows the categories that a search found, in a row under the title: a visitor who searched for coats may want the
 * whole category.
 */
export function FoundCategories({ section: { links, count }, allAddress }: FoundCategoriesProps) {
  const { t } = useTranslation("search");
  return (
    <nav className={styles.categories} aria-label={t("section.categories")}>
      <ul className={chips.root}>
        {links.map(({ address, text, note }) => (
          <li key={address}>
            <a className={chips.chip} href={address}>
              {note ? `${text} – ${note}` : text}
            </a>
          </li>
        ))}
        {count > sectionSize ? (
          <li>
            <a className={chips.clear} href={allAddress}>
              {t("all.categories", { number: count })}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
