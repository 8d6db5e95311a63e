import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { GoodsTotalsList } from "~/features/vouchers/GoodsTotalsList";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { useLeaving } from "~/ui/whenUntouched";

import * as styles from "./CartPanel.css";
import { CartPanelLine } from "./CartPanelLine";
import type { CartGlance } from "./miniCart";
import { useGlance } from "./useMiniCart";

type CartPanelProps = {
  id: string;
  /** The class of the box that the header opens. */
  frame: string;
  /** After adding, the panel goes by itself. */
  reason: "asked" | "added";
  /** Changes with whatever may have changed the cart. */
  version: unknown;
  onDone: () => void;
};

const shownAfterAddingMs = 3_000;

export default function CartPanel({ id, frame, reason, version, onDone }: CartPanelProps) {
  const { t } = useTranslation("cart");
  const root = useRef<HTMLElement>(null);
  const { state, glance } = useGlance(version);
  useLeaving(root, reason === "added" ? shownAfterAddingMs : null, onDone);
  useKeptFocus(root, glance);
  return (
    <section id={id} ref={root} tabIndex={-1} className={frame} aria-label={t("title")} aria-busy={state === "loading"}>
      {state === "loading" && !glance ? <p className={styles.quiet}>{t("panel.loading")}</p> : null}
      {state === "failed" ? <p className={styles.alert}>{t("panel.failed")}</p> : null}
      {glance ? <Glance glance={glance} /> : null}
      {state === "failed" ? <CartLink /> : null}
    </section>
  );
}

/** A removed line takes the button that had the focus with it; the panel takes the focus over. */
function useKeptFocus(root: RefObject<HTMLElement>, glance: CartGlance | null) {
  const hasFocus = useRef(false);
  useEffect(() => {
    const { current } = root;
    const note = () => {
      hasFocus.current = current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [root]);
  useEffect(() => {
    if (glance && hasFocus.current && document.activeElement === document.body) root.current?.focus();
  }, [root, glance]);
}

function Glance({ glance }: { glance: CartGlance }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  if (glance.lines.length === 0) return <p className={styles.quiet}>{t("empty.text")}</p>;
  return (
    <div className={styles.root}>
      <ul className={styles.lines} aria-label={t("lines")}>
        {glance.lines.map((line) => (
          <CartPanelLine key={line.id} line={line} />
        ))}
      </ul>
      {glance.moreCount > 0 ? (
        <a className={styles.more} href={addressOf("cart", locale)}>
          {t("panel.more", { count: glance.moreCount })}
        </a>
      ) : null}
      <div className={styles.foot}>
        <GoodsTotalsList totals={glance.totals} goodsName={t("summary.goods")} />
        <CartLink />
      </div>
    </div>
  );
}

function CartLink() {
  const { t } = useTranslation("cart");
  return (
    <a className={buttonLink.dark} href={addressOf("cart", useLocale())}>
      {t("panel.open")}
    </a>
  );
}
