import { useTranslation } from "react-i18next";

import type { MenuEntry } from "~/features/settings/settings";

import * as styles from "./Header.css";
import { SearchForm } from "./SearchForm";

/** The search and the menu of the checkout. It has no submenus, so that no visitor leaves the checkout by accident. */
export function QuietMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <SearchForm />
      <nav aria-label={t("menu")}>
        <ul className={styles.plainMenu}>
          {menu.map(({ text, link }) => (
            <li key={link}>
              <a className={styles.plainLink} href={link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
