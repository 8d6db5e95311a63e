import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { ProductPicture } from "~/features/products/ProductPicture";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import { Intent } from "~/ui/Intent";
import { lineAddress, lineState, lineTotal } from "../cart";
import type { LineIntent } from "../cart.form";
import { GiftPicture } from "../gift/GiftPicture";
import { noProductId } from "../gift/gift";
import { VariantLines } from "../VariantLines";
import * as styles from "./CartPanel.css";
import type { MiniCartLine } from "./miniCart";

export function CartPanelLine({ line }: { line: MiniCartLine }) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const locale = useLocale();
  const isSoldOut = lineState(line) === "sold-out";
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {line.productId === noProductId ? (
          <GiftPicture />
        ) : (
          <ProductPicture file={line.picture} alt="" size="thumb" imageSizes="104px" />
        )}
      </div>
      <div className={styles.facts}>
        <a className={styles.name} href={lineAddress(locale, line)}>
          {line.name}
        </a>
        <VariantLines line={line} className={styles.quiet} />
        {line.quantity > 1 ? (
          <p className={styles.quiet}>{t("panel.pieces", { count: line.quantity, price: money(line.unitMinor) })}</p>
        ) : null}
      </div>
      <p className={styles.lineTotal}>{isSoldOut ? t("line.notCounted") : money(lineTotal(line))}</p>
      <RemovalForm line={line} />
    </li>
  );
}

/** Posts to the cart and returns to the page where the panel is open. */
function RemovalForm({ line }: { line: MiniCartLine }) {
  const { t } = useTranslation("cart");
  return (
    <Form method="post" action={addressOf("cart", useLocale())} preventScrollReset className={styles.removal}>
      <Intent<LineIntent> name="remove-line" />
      <input type="hidden" name="line" value={line.id} />
      <CurrentPathField name="redirect" />
      <button type="submit" className={styles.remove} aria-label={t("panel.remove", { name: line.name })}>
        {t("line.remove")}
      </button>
    </Form>
  );
}
