import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { GoodsTotalsList } from "~/features/vouchers/GoodsTotalsList";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useAutoDismiss } from "~/ui/autoDismissWhenIdle";
import { buttonLink } from "~/ui/Button.css";

import * as styles from "./CartPanel.css";
import { CartPanelLine } from "./CartPanelLine";
import type { MiniCart } from "./miniCart";
import { useMiniCart } from "./useMiniCart";

type CartPanelProps = {
  id: string;
  /** The class of the box that the header opens. */
  frame: string;
  /** asked: the visitor opened the panel · added: it opened after adding and closes by itself. */
  reason: "asked" | "added";
  /** The outcome of adding. The page's own notice announces it to screen readers, with the name of the product. */
  notice: { isAdded: boolean; text: string } | undefined;
  /** A new value makes the panel fetch the cart again. */
  version: unknown;
  onDone: () => void;
  /** Is called when the visitor closes the panel, so that the focus returns to the button that opened it. */
  onClose: () => void;
};

const shownAfterAddingMs = 3_000;

export default function CartPanel({ id, frame, reason, notice, version, onDone, onClose }: CartPanelProps) {
  const { t } = useTranslation("cart");
  const root = useRef<HTMLElement>(null);
  const { state, miniCart } = useMiniCart(version);
  useAutoDismiss(root, reason === "added" ? shownAfterAddingMs : null, onDone);
  return (
    // The panel takes the focus when the button that had it was removed with its line.
    <section id={id} ref={root} tabIndex={-1} className={frame} aria-label={t("title")} aria-busy={state === "loading"}>
      <div className={styles.head}>
        {notice ? (
          <p className={styles.notice[notice.isAdded ? "added" : "other"]} data-notification="good" aria-hidden>
            {notice.isAdded ? t("panel.added") : notice.text}
          </p>
        ) : (
          <p className={styles.title} aria-hidden>
            {t("title")}
          </p>
        )}
        <button type="button" className={styles.close} aria-label={t("panel.close")} onClick={onClose}>
          <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" className={styles.icon}>
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
      </div>
      {state === "loading" && !miniCart ? <LoadingLines /> : null}
      {state === "failed" ? <p className={styles.alert}>{t("panel.failed")}</p> : null}
      {miniCart ? <MiniCartContents miniCart={miniCart} /> : null}
      {state === "failed" ? <CartLink /> : null}
    </section>
  );
}

/** Reserves the space of a line and of the totals while the cart is being fetched. */
function LoadingLines() {
  const { t } = useTranslation("cart");
  return (
    <div className={styles.root}>
      <p className={visuallyHidden}>{t("panel.loading")}</p>
      <div className={styles.lineToCome} aria-hidden>
        <span className={styles.pictureToCome} />
        <span className={styles.wordsToCome} />
      </div>
      <CartLink />
    </div>
  );
}

function MiniCartContents({ miniCart }: { miniCart: MiniCart }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  if (miniCart.lines.length === 0) return <p className={styles.quiet}>{t("empty.text")}</p>;
  return (
    <div className={styles.root}>
      <ul className={styles.lines} aria-label={t("lines")}>
        {miniCart.lines.map((line) => (
          <CartPanelLine key={line.id} line={line} />
        ))}
      </ul>
      {miniCart.moreCount > 0 ? (
        <a className={styles.more} href={addressOf("cart", locale)}>
          {t("panel.more", { count: miniCart.moreCount })}
        </a>
      ) : null}
      <div className={styles.foot}>
        <GoodsTotalsList totals={miniCart.totals} goodsName={t("summary.goods")} />
        <a className={buttonLink.dark} href={addressOf("cartDelivery", locale)}>
          {t("summary.next")}
        </a>
        <CartLink />
      </div>
    </div>
  );
}

function CartLink() {
  const { t } = useTranslation("cart");
  return (
    <a className={styles.cartLink} href={addressOf("cart", useLocale())}>
      {t("panel.open")}
    </a>
  );
}
