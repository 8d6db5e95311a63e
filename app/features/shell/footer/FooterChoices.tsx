import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { lightAddress } from "~/addresses";
import { useIsLight } from "~/platform/http/liteMode";

import * as styles from "./FooterChoices.css";

/** What a visitor can change at any time: the consent, and how much a page may weigh. */
export function FooterChoices() {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const isLight = useIsLight();
  const reopened = new URLSearchParams(search);
  reopened.set("cookies", "1");
  return (
    <div className={styles.root}>
      <a className={styles.choice} href={`${pathname}?${reopened}`} rel="nofollow">
        {t("choices.cookies")}
      </a>
      <form method="post" action={lightAddress}>
        <input type="hidden" name="path" value={`${pathname}${search}`} />
        <button className={styles.choice} type="submit" name="light" value={isLight ? "off" : "on"}>
          {isLight ? t("choices.full") : t("choices.light")}
        </button>
      </form>
    </div>
  );
}
