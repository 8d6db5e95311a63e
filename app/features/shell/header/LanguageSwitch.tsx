import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { languageAddress } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { otherLocale } from "~/platform/i18n/locale";

import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import * as styles from "./LanguageSwitch.css";

/**
 * One control for language, country and currency (decision 81). It loads the whole page, as nearly everything changes.
 */
export function LanguageSwitch() {
  const { t } = useTranslation("shell");
  const target = otherLocale(useLocale());
  return (
    <form method="post" action={languageAddress} className={styles.root}>
      <CurrentPathField name="path" />
      <span className={styles.here} aria-current="true">
        {t("language.here")}
      </span>{" "}
      <button className={styles.other} type="submit" name="locale" value={target}>
        <span className={visuallyHidden}>{t("language.change")}: </span>
        <span lang={target}>{t("language.other")}</span>
      </button>
    </form>
  );
}
