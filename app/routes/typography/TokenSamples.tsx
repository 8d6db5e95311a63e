import { useTranslation } from "react-i18next";

import { Sample } from "./Sample";
import * as styles from "./typography.css";

const colours = ["body", "quiet", "accent", "deep", "good", "alert", "page", "ground", "dark"] as const;

export function TokenSamples() {
  const { t } = useTranslation("typography");
  return (
    <Sample name="colours">
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <li key={colour}>
            <span className={styles.colour[colour]} />
            {t(`colours.${colour}`)}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
