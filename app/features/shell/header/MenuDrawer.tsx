import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import type { ShellData } from "../shellData";
import * as styles from "./Header.css";
import { LanguageSwitch } from "./LanguageSwitch";
import { MenuTree } from "./MenuTree";
import { closes, menuId } from "./popover";
import { QuietMenu } from "./QuietMenu";

type MenuDrawerProps = {
  menu: ShellData["menu"];
  /** True in the checkout, where only the search and the first level of the menu are shown. */
  isQuiet: boolean;
};

/**
 * The whole menu and the language switch, in a popover that the header's button opens, even without scripts. It comes
 * late in the markup, so that browsers without popovers show it below the content.
 */
export function MenuDrawer({ menu, isQuiet }: MenuDrawerProps) {
  const { t } = useTranslation("shell");
  return (
    <aside id={menuId} className={styles.drawer} aria-label={t("wholeMenu")} {...{ popover: "auto" }}>
      <button type="button" className={styles.close} {...closes(menuId)}>
        <span className={visuallyHidden}>{t("close")}</span>
      </button>{" "}
      {isQuiet ? <QuietMenu menu={menu} /> : <MenuTree menu={menu} />}
      <LanguageSwitch />
    </aside>
  );
}
