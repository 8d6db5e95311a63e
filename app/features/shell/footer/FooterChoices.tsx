import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { liteModeAddress } from "~/addresses";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import * as styles from "./FooterChoices.css";

/** Lets a visitor change the consent and lite mode at any time. */
export function FooterChoices() {
  const { t } = useTranslation("shell");
  const isLite = useLiteMode();
  const { pathname, search } = useLocation();
  const reopened = new URLSearchParams(search);
  reopened.set("cookies", "1");
  return (
    <div className={styles.root}>
      <a className={styles.choice} href={`${pathname}?${reopened}`} rel="nofollow">
        {t("choices.cookies")}
      </a>
      <form method="post" action={liteModeAddress}>
        <CurrentPathField name="path" />
        <button className={styles.choice} type="submit" name="light" value={isLite ? "off" : "on"}>
          {isLite ? t("choices.full") : t("choices.light")}
        </button>
      </form>
    </div>
  );
}
