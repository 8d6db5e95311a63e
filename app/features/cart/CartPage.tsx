import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { discountSum } from "~/features/vouchers/discount";
import type { GoodsTotals } from "~/features/vouchers/goodsPrice";
import { VoucherPart } from "~/features/vouchers/VoucherPart";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { useProblemTitle } from "~/ui/useProblemTitle";
import { CartChanges } from "./CartChanges";
import { CartLineRow, LineForms } from "./CartLineRow";
import * as styles from "./CartPage.css";
import { type CartLine, type GoneLine, isOrderable, orderableLines } from "./cart";
import { FreeDelivery } from "./FreeDelivery";

/** The line whose form was refused, and what had been typed there. */
export type Complaint = { lineId: string; field: "quantity" | "note"; typed: string };

type CartPageProps = {
  lines: CartLine[];
  gone: GoneLine[];
  /** Null while there is no cart. */
  freeAboveMinor: number | null;
  /** `deed` is what failed, with nothing changed. */
  complaint: Complaint | { deed: "change" } | undefined;
  /** What the goods cost, and the vouchers that have a part in it. */
  vouchers: Omit<ComponentProps<typeof VoucherPart>, "goodsName">;
};

export function CartPage({ lines, gone, freeAboveMinor, complaint, vouchers }: CartPageProps) {
  const { t } = useTranslation("cart");
  useProblemTitle(complaint ? 1 : vouchers.refusal?.refusedAt);
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      {complaint && "deed" in complaint ? (
        <p className={styles.failed} role="alert">
          {t(`failed.${complaint.deed}`)}
        </p>
      ) : null}
      <CartChanges lines={lines} gone={gone} />
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <FullCart
          lines={lines}
          freeAboveMinor={freeAboveMinor}
          vouchers={vouchers}
          complaint={complaint && "lineId" in complaint ? complaint : undefined}
        />
      )}
    </div>
  );
}

function EmptyCart() {
  const { t } = useTranslation("cart");
  const locale = useLocale();
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
  complaint: Complaint | undefined;
};

function FullCart({ lines, freeAboveMinor, vouchers, complaint }: FullCartProps) {
  const { t } = useTranslation("cart");
  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label={t("lines")}>
        {lines.map((line) => (
          // What the server has changed shows itself in the fields, which otherwise keep what was typed.
          <CartLineRow
            key={`${line.id}-${line.quantity}-${line.note}`}
            line={line}
            complaint={complaint?.lineId === line.id ? complaint : undefined}
          />
        ))}
      </ul>
      <Summary lines={lines} freeAboveMinor={freeAboveMinor} vouchers={vouchers} />
      <LineForms lines={lines} />
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
      <VoucherPart goodsName={t("summary.goods")} {...vouchers} />
      {hasOrderable && freeAboveMinor !== null ? (
        <FreeDelivery goodsMinor={goodsAfterDiscounts(vouchers.totals)} freeAboveMinor={freeAboveMinor} />
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

/** What free delivery looks at (decision 43); gift vouchers pay, they do not reduce. */
function goodsAfterDiscounts({ goodsMinor, discounts }: GoodsTotals): number {
  return goodsMinor - discountSum(discounts);
}
