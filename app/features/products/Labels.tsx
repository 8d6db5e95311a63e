import { useTranslation } from "react-i18next";
import * as styles from "./Labels.css";
import { type DiscountLabel, isDiscountLabel, type Label } from "./label";

type LabelsProps = { labels: readonly Label[]; discountPercent: number };

export function Labels({ labels, discountPercent }: LabelsProps) {
  if (labels.length === 0) return null;
  // A single label is not a list, as text browsers would spread a list over several lines.
  const [List, Item] = labels.length === 1 ? (["p", "span"] as const) : (["ul", "li"] as const);
  return (
    <List className={styles.root}>
      {labels.map((label) => (
        <Item key={label} className={styles.label[isDiscountLabel(label) ? "discount" : "plain"]}>
          {isDiscountLabel(label) ? `−${discountPercent}\u00a0%` : <LabelText label={label} />}
        </Item>
      ))}
    </List>
  );
}

function LabelText({ label }: { label: Exclude<Label, DiscountLabel> }) {
  const { t } = useTranslation("catalog");
  return t(`label.${label}`);
}
