import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { productAddress } from "~/addresses";
import { ProductPicture } from "~/features/catalog/ProductPicture";
import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { field } from "~/ui/Choice.css";

import * as styles from "./CartLineRow.css";
import type { Complaint } from "./CartPage";
import { type CartLine, hasNewPrice, lineState, lineTotal, variantName } from "./cart";

type CartLineRowProps = { line: CartLine; complaint: Complaint | undefined };

export function CartLineRow({ line, complaint }: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const locale = useLocale();
  const state = lineState(line);
  return (
    <li className={styles.root}>
      <div className={styles.picture}>
        <ProductPicture file={line.picture} alt="" size="thumb" shownWidth="120px" />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <a href={productAddress(locale, { ...line, id: line.productId })} className={styles.link}>
            {line.name}
          </a>
        </h2>
        <p className={styles.quiet}>{[variantName(line), line.code].filter(Boolean).join(" · ")}</p>
        {line.note ? <p className={styles.quiet}>{t("line.note", { note: line.note })}</p> : null}
        <p>{t("line.unit", { price: money(line.unitMinor) })}</p>
        <Changes line={line} />
      </div>
      <QuantityForm line={line} complaint={complaint} />
      <p className={styles.total}>
        <span className={spoken}>{t("line.total")}: </span>
        {state === "sold-out" ? t("line.notCounted") : money(lineTotal(line))}
      </p>
    </li>
  );
}

/** What has happened to the line since the visitor last saw it. */
function Changes({ line }: { line: CartLine }) {
  const { t } = useTranslation("cart");
  const money = useMoney();
  const state = lineState(line);
  return (
    <>
      {state === "sold-out" ? <p className={styles.alert}>{t("line.soldOut")}</p> : null}
      {state === "short" ? <p className={styles.alert}>{t("line.short", { count: line.onHand })}</p> : null}
      {hasNewPrice(line) ? (
        <p className={styles.alert}>
          {t("line.newPrice", { before: money(line.seenUnitMinor), now: money(line.unitMinor) })}
        </p>
      ) : null}
    </>
  );
}

function QuantityForm({ line, complaint }: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const fieldId = `kusy-${line.id}`;
  const complaintId = `${fieldId}-chyba`;
  return (
    <Form method="post" preventScrollReset noValidate className={styles.form}>
      <input type="hidden" name="line" value={line.id} />
      <label htmlFor={fieldId} className={spoken}>
        {t("line.quantity", { name: line.name })}
      </label>
      <div className={styles.controls}>
        <input
          id={fieldId}
          className={field}
          name="quantity"
          inputMode="numeric"
          maxLength={2}
          defaultValue={complaint?.quantity ?? line.quantity}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={complaint ? complaintId : undefined}
        />
        <button type="submit" className={button.text}>
          {t("line.update")}
        </button>
        <button type="submit" className={button.text} form={`odebrat-${line.id}`}>
          {t("line.remove")}
          <span className={spoken}> {line.name}</span>
        </button>
      </div>
      {complaint ? (
        <p id={complaintId} className={styles.alert} role="alert">
          {t("line.badQuantity")}
        </p>
      ) : null}
    </Form>
  );
}

/** Stands beside the line's own form, so that Enter in the number changes it and never removes the line. */
export function RemovalForms({ lines }: { lines: readonly CartLine[] }) {
  return lines.map((line) => (
    <Form key={line.id} id={`odebrat-${line.id}`} method="post" preventScrollReset>
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="quantity" value="0" />
    </Form>
  ));
}
