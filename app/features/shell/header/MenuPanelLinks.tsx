import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { pictureAddress } from "~/addresses";
import { emptyPicture } from "~/platform/pictures/emptyPicture";
import type { MenuPanel, PanelEntry } from "../menuPanels";
import * as styles from "./MenuTree.css";

/**
 * Shows links to new products, to the sale and to everything in the part of the shop that a submenu covers, with a
 * picture of it. Without scripts there is no picture, as browsers would also load those of closed menus.
 */
export function MenuPanelLinks({ entry, panel }: { entry: PanelEntry; panel: MenuPanel }) {
  const { t } = useTranslation("shell");
  return (
    <>
      {panel.links.length > 0 ? (
        <ul className={styles.links}>
          {panel.links.map(({ what, link, text }) => (
            <li key={link}>
              <a className={styles.sublink} href={link}>
                {what === "category" ? text : t(`menuPanel.${what}`)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <a className={styles.all} href={entry.link}>
        {panel.picture ? (
          <span className={styles.frame}>
            <picture>
              <source media="(scripting: none)" srcSet={emptyPicture} />
              <img
                className={styles.picture}
                src={pictureAddress("thumb", panel.picture, 320)}
                srcSet={[160, 320, 480]
                  .map((px) => `${pictureAddress("thumb", panel.picture ?? "", px)} ${px}w`)
                  .join(", ")}
                sizes="18rem"
                alt=""
                width={320}
                height={400}
                loading="lazy"
                decoding="async"
              />
            </picture>
          </span>
        ) : null}
        <span className={styles.allText}>
          {t("menuPanel.all")}
          <span className={visuallyHidden}>: {entry.text}</span>
        </span>
      </a>
    </>
  );
}
