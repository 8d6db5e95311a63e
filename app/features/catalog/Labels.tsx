import { useTranslation } from "react-i18next";

import type { Label } from "./card";
import * as styles from "./Labels.css";

type LabelsProps = { labels: readonly Label[]; discountPercent: number };

export function Labels({ labels, discountPercent }: LabelsProps) {
  if (labels.length === 0) return null;
  return (
    <ul className={styles.root}>
      {labels.map((label) => (
        <li key={label} className={styles.label[label === "sale" ? "sale" : "plain"]}>
          <LabelText label={label} discountPercent={discountPercent} />
        </li>
      ))}
    </ul>
  );
}

function LabelText({ label, discountPercent }: { label: Label; discountPercent: number }) {
  const { t } = useTranslation("catalog");
  return label === "sale" ? t("label.sale", { percent: discountPercent }) : t(`label.${label}`);
}
