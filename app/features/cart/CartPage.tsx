import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { EmptyStateSuggestions, type EmptyStateSuggestionsView } from "~/features/listing/EmptyStateSuggestions";
import type { DrawnCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { useProblemTitle } from "~/ui/useProblemTitle";
import { CartChanges } from "./CartChanges";
import * as styles from "./CartPage.css";
import { CartSummary, type CartSummaryProps } from "./CartSummary";
import { pieceCount, type UnavailableLine } from "./cart";
import { GiftLineRow } from "./gift/GiftLineRow";
import { CartLineRow } from "./line/CartLineRow";
import { LineForms } from "./line/LineForms";

/** The line whose form was rejected, with the text that was typed there. */
export type LineError =
  | { lineId: string; field: "quantity"; typed: string }
  | { lineId: string; field: "note"; typed: string; refusedAt: number };

type CartPageProps = CartSummaryProps & {
  unavailableLines: UnavailableLine[];
  /** The error of the last form. With `operation` the whole change failed, and nothing was stored. */
  lineError: LineError | { operation: "change" } | undefined;
  /** The order that the visitor has just placed, perhaps in another tab; null when there is none. */
  recentOrder: { number: string; address: string } | null;
  /** Suggestions below an empty cart. */
  emptyStateSuggestions: EmptyStateSuggestionsView | null;
  /** The steps of the checkout, of which a cart with goods is the first. */
  steps: ReactNode;
  crossSell: readonly DrawnCard[];
};

export function CartPage(props: CartPageProps) {
  const { unavailableLines, lineError, recentOrder, emptyStateSuggestions, steps, crossSell, ...summary } = props;
  const { lines, vouchers } = summary;
  const { t } = useTranslation("cart");
  useProblemTitle(lineError ? 1 : vouchers.refusal?.refusedAt);
  return (
    <div className={`${column} ${styles.root}`}>
      {lines.length > 0 ? steps : null}
      {lines.length > 0 ? (
        <div className={styles.head}>
          <h1 className={styles.title}>{t("title")}</h1>
          <p className={styles.quiet}>{t("pieces", { count: pieceCount(lines) })}</p>
        </div>
      ) : (
        <h1 className={styles.emptyTitle}>{t("title")}</h1>
      )}
      {lineError && "operation" in lineError ? (
        <p className={styles.failed} role="alert">
          {t(`failed.${lineError.operation}`)}
        </p>
      ) : null}
      <CartChanges lines={lines} unavailableLines={unavailableLines} />
      {lines.length === 0 ? (
        <>
          <EmptyCart recentOrder={recentOrder} />
          {emptyStateSuggestions ? <EmptyStateSuggestions emptyStateSuggestions={emptyStateSuggestions} /> : null}
        </>
      ) : (
        <>
          <FullCart {...summary} lineError={lineError && "lineId" in lineError ? lineError : undefined} />
          <CrossSell cards={crossSell} />
        </>
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

type FullCartProps = CartSummaryProps & { lineError: LineError | undefined };

function FullCart({ lineError, ...summary }: FullCartProps) {
  const { t } = useTranslation("cart");
  return (
    <>
      <div className={styles.columns}>
        <ul className={styles.lines} aria-label={t("lines")}>
          {summary.lines.map((line) =>
            line.gift ? (
              <GiftLineRow key={line.id} line={line} gift={line.gift} />
            ) : (
              <CartLineRow key={line.id} line={line} error={lineError?.lineId === line.id ? lineError : undefined} />
            ),
          )}
        </ul>
        <CartSummary {...summary} />
      </div>
      <LineForms />
    </>
  );
}

/** Shows products that go with those in the cart. */
function CrossSell({ cards }: { cards: readonly DrawnCard[] }) {
  const { t } = useTranslation("cart");
  if (cards.length === 0) return null;
  return (
    <section className={styles.crossSell} aria-labelledby="k-tomu">
      <h2 id="k-tomu" className={styles.crossSellTitle}>
        {t("crossSell")}
      </h2>
      <ProductGrid cards={cards} hasFullRows />
    </section>
  );
}
