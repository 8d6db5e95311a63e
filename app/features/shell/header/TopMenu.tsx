import { useLocation, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import type { MenuEntry } from "~/features/settings/settings";
import type { PanelEntry } from "../menuPanels";
import { MenuPanelLinks } from "./MenuPanelLinks";
import { type MenuMark, menuMarks, trailOf } from "./menuTrail";
import * as styles from "./TopMenu.css";

/**
 * The menu of the setting `topmenu`: a row on wide screens, a list in the drawer elsewhere. Submenus open on hover,
 * focus or tap; after `enhanceSubmenus`, by their buttons and with a hover delay.
 */
export function TopMenu({ menu }: { menu: PanelEntry[] }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const trail = trailOf(pathname, useMatches().at(-1)?.data);
  const links = menu.map(({ link }) => link);
  const marks = menuMarks(links, pathname, trail);
  return (
    <nav className={styles.root} aria-label={t("menu")}>
      <ul className={styles.entries}>
        {menu.map((entry, index) => (
          <li key={entry.link} className={styles.entry} data-entry>
            <MenuLink entry={entry} className={styles.link} mark={marks[index]} />
            {entry.submenu?.length ? <Submenu entry={entry} submenu={entry.submenu} pathname={pathname} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SubmenuProps = { entry: PanelEntry; submenu: MenuEntry[]; pathname: string };

function Submenu({ entry, submenu, pathname }: SubmenuProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <button type="button" className={styles.opener} aria-label={t("submenu", { name: entry.text })} />
      <div className={styles.submenu} data-submenu>
        <ul className={styles.links}>
          {submenu.map((item) => (
            <li key={item.link}>
              <MenuLink entry={item} className={styles.sublink} mark={item.link === pathname ? "page" : undefined} />
            </li>
          ))}
        </ul>
        {entry.panel ? <MenuPanelLinks entry={entry} panel={entry.panel} /> : null}
      </div>
    </>
  );
}

type MenuLinkProps = { entry: MenuEntry; className: string; mark: MenuMark };

function MenuLink({ entry: { text, link, new_tab }, className, mark }: MenuLinkProps) {
  return (
    <a
      className={mark === "within" ? `${className} ${styles.within}` : className}
      href={link}
      aria-current={mark === "within" ? undefined : mark}
      {...(new_tab ? { target: "_blank", rel: "noopener" } : null)}
    >
      {text}
    </a>
  );
}
