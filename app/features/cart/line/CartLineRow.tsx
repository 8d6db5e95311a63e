import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { productAddress } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { ProductPicture } from "~/features/products/ProductPicture";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { LineError } from "../CartPage";
import { type CartLine, hasNewPrice, lineState, lineTotal } from "../cart";
import { VariantLines } from "../VariantLines";
import * as styles from "./CartLineRow.css";
import { LineButton } from "./LineButton";
import { MessageForm } from "./MessageForm";
import { isLastPiece, QuantityForm, stockId } from "./QuantityForm";

type CartLineRowProps = { line: CartLine; error: LineError | undefined };

export function CartLineRow({ line, error }: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const locale = useLocale();
  const state = lineState(line);
  return (
    <li className={styles.root}>
      <div className={styles.picture}>
        <ProductPicture file={line.picture} alt="" size="thumb" imageSizes="(min-width: 768px) 180px, 112px" />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <a href={productAddress(locale, { ...line, id: line.productId })} className={styles.link}>
            {line.name}
          </a>
        </h2>
        <VariantLines line={line} className={styles.quiet} />
        <Changes line={line} />
        {/* The key changes with the stored message, as the uncontrolled field would otherwise keep what was typed. */}
        <MessageForm key={line.note} line={line} error={error?.field === "note" ? error : undefined} />
      </div>
      <QuantityForm line={line} error={error?.field === "quantity" ? error : undefined} />
      <div className={styles.total}>
        <p className={state === "sold-out" ? styles.quiet : styles.price}>
          <span className={visuallyHidden}>{t("line.total")}: </span>
          {state === "sold-out" ? t("line.notCounted") : money(lineTotal(line))}
        </p>
        {line.quantity > 1 ? <p className={styles.quiet}>{t("line.unit", { price: money(line.unitMinor) })}</p> : null}
      </div>
    </li>
  );
}

/** Shows what prevents ordering the line, and what has changed since the visitor last saw it. */
function Changes({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const state = lineState(line);
  const id = stockId(line);
  return (
    <>
      {state === "sold-out" ? (
        <p id={id} className={styles.alert}>
          {t("line.soldOut")}
        </p>
      ) : null}
      {line.isPickupOnly && state !== "sold-out" ? <p className={styles.quiet}>{t("line.pickupOnly")}</p> : null}
      {isLastPiece(line) ? (
        <p id={id} className={styles.quiet}>
          {t("line.most")}
        </p>
      ) : null}
      {state === "short" ? (
        <div className={styles.alert}>
          <span id={id}>{t("line.short", { count: line.onHand, wanted: line.quantity })}</span>{" "}
          <LineButton intent="reduce-to-stock" lineId={line.id}>
            {t("line.reduce", { count: line.onHand })}
            <span className={visuallyHidden}>: {line.name}</span>
          </LineButton>
        </div>
      ) : null}
      {hasNewPrice(line) ? (
        <p className={styles.quiet}>{t("line.oldPrice", { before: money(line.seenUnitMinor) })}</p>
      ) : null}
    </>
  );
}
