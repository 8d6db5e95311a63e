import { useTranslation } from "react-i18next";

import type { PanelEntry } from "../menuPanels";
import { MenuLink } from "./MenuLink";
import { treeEntryId } from "./MenuTree";
import { SubmenuSlot } from "./SubmenuSlot";
import * as styles from "./TopMenu.css";
import { useMenuMarks } from "./useMenuMarks";

/**
 * The first level of the menu of the setting `topmenu`, as a row on wide screens. The submenus stand in the whole menu
 * late in the page (`MenuTree`), so that text browsers reach the content soon. A script copies them here, where they
 * open on hover, focus or tap; after `enhanceSubmenus` they open by their buttons and with a hover delay.
 */
export function TopMenu({ menu }: { menu: readonly PanelEntry[] }) {
  const { t } = useTranslation("shell");
  const marks = useMenuMarks(menu);
  return (
    <nav className={styles.root} aria-label={t("menu")}>
      <ul className={styles.entries}>
        {menu.map((entry, index) => (
          <li key={entry.link} className={styles.entry} data-entry={treeEntryId(index)}>
            <MenuLink entry={entry} className={styles.link} mark={marks[index]} />{" "}
            {entry.submenu?.length ? (
              <>
                <a className={styles.opener} href={`#${treeEntryId(index)}`} data-opener>
                  <span className={styles.openerText}>{t("submenu", { name: entry.text })}</span>
                </a>
                <SubmenuSlot className={styles.submenu} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
