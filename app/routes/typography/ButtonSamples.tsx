import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";

import { Sample } from "./Sample";
import * as styles from "./typography.css";

const kinds = ["dark", "light", "text"] as const;

export function ButtonSamples() {
  const { t } = useTranslation("typography");
  return (
    <Sample name="buttons">
      <div className={styles.row}>
        {kinds.map((kind) => (
          <button key={kind} type="button" className={button[kind]}>
            {t(`buttons.${kind}`)}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        {kinds.map((kind) => (
          <button key={kind} type="button" className={button[kind]} disabled>
            {t("buttons.disabled")}
          </button>
        ))}
      </div>
      <div className={styles.row}>
        <a className={button.dark} href="#vzor-buttons">
          {t("buttons.link")}
        </a>
      </div>
    </Sample>
  );
}
