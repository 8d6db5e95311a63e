import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";

import { Sample } from "./Sample";
import * as styles from "./typography.css";

/** The shop's dialog, opened as everywhere: by a link to the same content. */
export function DialogSample({ address }: { address: string }) {
  const { t } = useTranslation("typography");
  return (
    <Sample name="dialog">
      <p className={styles.bodyText}>{t("dialog.text")}</p>
      <p>
        <a className={button.light} href={address} data-modal="product">
          {t("dialog.open")}
        </a>
      </p>
    </Sample>
  );
}
