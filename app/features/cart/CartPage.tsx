import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { VoucherPart } from "~/features/vouchers/VoucherPart";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { useProblemTitle } from "~/ui/useProblemTitle";

import { CartLineRow, RemovalForms } from "./CartLineRow";
import * as styles from "./CartPage.css";
import { type CartLine, isOrderable } from "./cart";

/** The line whose form was refused, and what had been typed there. */
export type Complaint = { lineId: string; quantity: string };

type CartPageProps = {
  lines: CartLine[];
  complaint: Complaint | undefined;
  /** What the goods cost, and the vouchers that have a part in it. */
  vouchers: Omit<ComponentProps<typeof VoucherPart>, "goodsName">;
};

export function CartPage({ lines, complaint, vouchers }: CartPageProps) {
  const { t } = useTranslation("cart");
  useProblemTitle(complaint ? 1 : vouchers.refusal?.refusedAt);
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      {lines.length === 0 ? <EmptyCart /> : <FullCart lines={lines} complaint={complaint} vouchers={vouchers} />}
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

function FullCart({ lines, complaint, vouchers }: CartPageProps) {
  const { t } = useTranslation("cart");
  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label={t("lines")}>
        {lines.map((line) => (
          // A new number from the server shows itself in the field, which otherwise keeps what was typed.
          <CartLineRow
            key={`${line.id}-${line.quantity}`}
            line={line}
            complaint={complaint?.lineId === line.id ? complaint : undefined}
          />
        ))}
      </ul>
      <Summary lines={lines} vouchers={vouchers} />
      <RemovalForms lines={lines} />
    </div>
  );
}

function Summary({ lines, vouchers }: Pick<CartPageProps, "lines" | "vouchers">) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <section className={styles.summary} aria-labelledby="souhrn">
      <h2 id="souhrn" className={styles.summaryTitle}>
        {t("summary.title")}
      </h2>
      <VoucherPart goodsName={t("summary.goods")} {...vouchers} />
      <p className={styles.quiet}>{t("summary.tax")}</p>
      {isOrderable(lines) ? (
        <a className={buttonLink.dark} href={addressOf("cartDelivery", locale)}>
          {t("summary.next")}
        </a>
      ) : (
        <p className={styles.stop} role="alert">
          {t("summary.stop")}
        </p>
      )}
    </section>
  );
}
