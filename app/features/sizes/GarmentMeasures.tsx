import { useTranslation } from "react-i18next";

import * as styles from "./GarmentMeasures.css";
import type { GarmentTable } from "./garmentMeasures";
import { formatSize } from "./sizes";

type GarmentMeasuresProps = { garment: GarmentTable; size: string | null };

/**
 * Shows the garment's measures in the chosen size; before one is chosen, the range of its first measure from the
 * smallest size to the largest. Needs the namespace `product`.
 */
export function GarmentMeasures({ garment, size }: GarmentMeasuresProps) {
  const { t } = useTranslation("product");
  const chosen = garment.rows.find(([name]) => size !== null && name === formatSize(size));
  const rows = chosen ? [chosen] : garment.rows;
  const measures = garment.columns.slice(0, chosen ? undefined : 1).flatMap((measure, index) => {
    const lengths = rows.map((row) => row[index + 1]).filter((length) => length !== undefined && length !== "–");
    const range = [...new Set([lengths[0], lengths.at(-1)])].join("–");
    return lengths.length > 0 ? [t("sizes.garment.length", { measure: t(`sizes.garment.${measure}`), range })] : [];
  });
  return <p className={styles.root}>{measures.join(" · ")}</p>;
}
