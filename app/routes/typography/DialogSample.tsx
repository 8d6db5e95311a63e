import { useTranslation } from "react-i18next";

import { productAddress } from "~/addresses";
import type { ProductCard } from "~/features/productCard/card";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";

import { Sample } from "./Sample";
import * as styles from "./typography.css";

/** The shop's one dialog, opened as everywhere: by a link to the same content. */
export function DialogSample({ card }: { card: ProductCard }) {
  const { t } = useTranslation("typography");
  return (
    <Sample name="dialog">
      <p className={styles.bodyText}>{t("dialog.text")}</p>
      <p>
        <a className={button.light} href={productAddress(useLocale(), card)} data-modal="product">
          {t("dialog.open")}
        </a>
      </p>
    </Sample>
  );
}
