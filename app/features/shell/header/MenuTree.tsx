import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import type { PanelEntry } from "../menuPanels";
import { MenuLink } from "./MenuLink";
import { MenuPanelLinks } from "./MenuPanelLinks";
import * as styles from "./MenuTree.css";
import { useMenuMarks } from "./useMenuMarks";

/** Returns the id of an entry of the whole menu, to which the row in the header refers. */
export function treeEntryId(index: number): string {
  return `nabidka-${index + 1}`;
}

/** The whole menu with its submenus. `enhanceSubmenus` folds them and gives each a button. */
export function MenuTree({ menu }: { menu: readonly PanelEntry[] }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const marks = useMenuMarks(menu);
  return (
    <nav aria-label={t("wholeMenu")}>
      <ul className={styles.entries}>
        {menu.map((entry, index) => (
          <li
            key={entry.link}
            id={treeEntryId(index)}
            className={styles.entry}
            data-entry
            data-opener-text={t("submenu", { name: entry.text })}
          >
            <MenuLink entry={entry} className={styles.link} mark={marks[index]} />
            {entry.submenu?.length ? (
              <div className={styles.submenu} data-submenu>
                <ul className={styles.links}>
                  {entry.submenu.map((item) => (
                    <li key={item.link}>
                      <MenuLink
                        entry={item}
                        className={styles.sublink}
                        mark={item.link === pathname ? "page" : undefined}
                      />
                    </li>
                  ))}
                </ul>
                {entry.panel ? <MenuPanelLinks entry={entry} panel={entry.panel} /> : null}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
