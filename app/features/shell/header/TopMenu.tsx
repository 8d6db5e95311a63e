import { useLocation, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import type { MenuEntry } from "~/features/settings/settings";

import { currentMark, trailOf } from "./menuTrail";
import * as styles from "./TopMenu.css";

/**
 * The menu of the setting `topmenu`: a row on wide screens, a list in the drawer elsewhere. Submenus open on hover,
 * focus or tap; after `enhanceSubmenus`, by their buttons and with a hover delay.
 */
export function TopMenu({ menu }: { menu: MenuEntry[] }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const trail = trailOf(pathname, useMatches().at(-1)?.data);
  return (
    <nav className={styles.root} aria-label={t("menu")}>
      <ul className={styles.entries}>
        {menu.map((entry) => (
          <li key={entry.link} className={styles.entry} data-entry>
            <MenuLink entry={entry} className={styles.link} mark={currentMark(entry.link, pathname, trail)} />
            {entry.submenu?.length ? <Submenu entry={entry} submenu={entry.submenu} pathname={pathname} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SubmenuProps = { entry: MenuEntry; submenu: MenuEntry[]; pathname: string };

function Submenu({ entry, submenu, pathname }: SubmenuProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <button type="button" className={styles.opener} aria-label={t("submenu", { name: entry.text })} />
      <ul className={styles.submenu}>
        {submenu.map((item) => (
          <li key={item.link}>
            <MenuLink entry={item} className={styles.sublink} mark={item.link === pathname ? "page" : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

type MenuLinkProps = { entry: MenuEntry; className: string; mark: "page" | "true" | undefined };

function MenuLink({ entry: { text, link, new_tab }, className, mark }: MenuLinkProps) {
  return (
    <a
      className={className}
      href={link}
      aria-current={mark}
      {...(new_tab ? { target: "_blank", rel: "noopener" } : null)}
    >
      {text}
    </a>
  );
}
