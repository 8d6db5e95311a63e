import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { LeadOn, type LeadOnView } from "~/features/listing/LeadOn";
import { deliveredGoods } from "~/features/vouchers/goodsPrice";
import { VoucherSection } from "~/features/vouchers/VoucherSection";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { useProblemTitle } from "~/ui/useProblemTitle";
import { CartChanges } from "./CartChanges";
import * as styles from "./CartPage.css";
import { type CartLine, isOrderable, orderableLines, type UnavailableLine } from "./cart";
import { FreeDelivery } from "./FreeDelivery";
import { GiftLineRow } from "./gift/GiftLineRow";
import { goesByEmailAlone } from "./gift/gift";
import { CartLineRow } from "./line/CartLineRow";
import { LineForms } from "./line/LineForms";

/** The line whose form was rejected, and what was typed there. */
export type LineError = { lineId: string; field: "quantity" | "note"; typed: string };

type CartPageProps = {
  lines: CartLine[];
  unavailableLines: UnavailableLine[];
  /** Null while there is no cart. */
  freeAboveMinor: number | null;
  /** `operation` is what failed; nothing has changed then. */
  lineError: LineError | { operation: "change" } | undefined;
  /** What the visitor has just ordered, perhaps in another tab; null when it was nothing. */
  recentOrder: { number: string; address: string } | null;
  /** Where an empty cart leads. */
  leadOn: LeadOnView | null;
  /** The steps of the checkout, of which a cart with goods is the first. */
  steps: ReactNode;
  /** The price of the goods and the vouchers that affect it. */
  vouchers: Omit<ComponentProps<typeof VoucherSection>, "goodsName">;
};

export function CartPage(props: CartPageProps) {
  const { lines, unavailableLines, freeAboveMinor, lineError, recentOrder, leadOn, steps, vouchers } = props;
  const { t } = useTranslation("cart");
  useProblemTitle(lineError ? 1 : vouchers.refusal?.refusedAt);
  return (
    <div className={`${column} ${styles.root}`}>
      {lines.length > 0 ? steps : null}
      <h1 className={lines.length > 0 ? styles.title : styles.emptyTitle}>{t("title")}</h1>
      {lineError && "operation" in lineError ? (
        <p className={styles.failed} role="alert">
          {t(`failed.${lineError.operation}`)}
        </p>
      ) : null}
      <CartChanges lines={lines} unavailableLines={unavailableLines} />
      {lines.length === 0 ? (
        <>
          <EmptyCart recentOrder={recentOrder} />
          {leadOn ? <LeadOn leadOn={leadOn} /> : null}
        </>
      ) : (
        <FullCart
          lines={lines}
          freeAboveMinor={freeAboveMinor}
          vouchers={vouchers}
          lineError={lineError && "lineId" in lineError ? lineError : undefined}
        />
      )}
    </div>
  );
}

function EmptyCart({ recentOrder }: Pick<CartPageProps, "recentOrder">) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  if (recentOrder) {
    return (
      <div className={styles.empty}>
        <p>{t("empty.ordered", { number: recentOrder.number })}</p>
        <a className={buttonLink.dark} href={recentOrder.address}>
          {t("empty.order")}
        </a>
        <a href={addressOf("home", locale)}>{t("empty.link")}</a>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{t("empty.text")}</p>
      <a className={buttonLink.dark} href={addressOf("home", locale)}>
        {t("empty.link")}
      </a>
    </div>
  );
}

type FullCartProps = Pick<CartPageProps, "lines" | "freeAboveMinor" | "vouchers"> & {
  lineError: LineError | undefined;
};

function FullCart({ lines, freeAboveMinor, vouchers, lineError }: FullCartProps) {
  const { t } = useTranslation("cart");
  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label={t("lines")}>
        {lines.map((line) =>
          line.gift ? (
            <GiftLineRow key={line.id} line={line} gift={line.gift} />
          ) : (
            <CartLineRow key={line.id} line={line} error={lineError?.lineId === line.id ? lineError : undefined} />
          ),
        )}
      </ul>
      <Summary lines={lines} freeAboveMinor={freeAboveMinor} vouchers={vouchers} />
      <LineForms />
    </div>
  );
}

function Summary({ lines, freeAboveMinor, vouchers }: Pick<CartPageProps, "lines" | "freeAboveMinor" | "vouchers">) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const hasOrderable = orderableLines(lines).length > 0;
  return (
    <section className={styles.summary} aria-labelledby="souhrn">
      <h2 id="souhrn" className={styles.summaryTitle}>
        {t("summary.title")}
      </h2>
      <VoucherSection goodsName={t("summary.goods")} {...vouchers} />
      {hasOrderable && freeAboveMinor !== null && !goesByEmailAlone(lines) ? (
        <FreeDelivery goodsMinor={deliveredGoods(vouchers.totals)} freeAboveMinor={freeAboveMinor} />
      ) : null}
      <p className={styles.quiet}>{t("summary.tax")}</p>
      {isOrderable(lines) ? null : (
        <p className={styles.stop} role="alert">
          {t("summary.stop")}
        </p>
      )}
      {hasOrderable ? (
        <a className={buttonLink.dark} href={addressOf("cartDelivery", locale)}>
          {t("summary.next")}
        </a>
      ) : null}
    </section>
  );
}
