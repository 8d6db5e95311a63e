import { useTranslation } from "react-i18next";

import type { SearchKind } from "./index/searchDocument";
import * as styles from "./SearchSections.css";

/** The name of a kind of results, and beside it how many there are. */
export function SectionHead({ kind, count }: { kind: SearchKind; count: number }) {
  const { t } = useTranslation("search");
  return (
    <div className={styles.head}>
      <h2 id={`found-${kind}`} className={styles.title}>
        {t(`section.${kind}`)}
      </h2>
      <p className={styles.count}>{t("found", { count })}</p>
    </div>
  );
}
