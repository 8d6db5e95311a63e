import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import type { LineIntent } from "~/features/cart/cart.form";
import type { Notice } from "~/platform/http/notice.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { CurrentPathField } from "~/ui/formParts/CurrentPathField";
import { Intent } from "~/ui/Intent";
import * as styles from "./NoticeBar.css";
import { opensCart } from "./opensCart";
import { useNoticeText } from "./useNoticeText";

/**
 * Shows the result of the last form. It stays until the next page, as no message is shown only for a limited time. With
 * JavaScript a notification also shows it for a moment at any scroll position, and announces alerts. The status element
 * is on every page, even empty, as screen readers announce text that is put into one, but not one that is inserted with
 * its text.
 */
export function NoticeBar({ notice }: { notice: Notice | null }) {
  const text = useNoticeText(notice);
  const isHydrated = useHydrated();
  const number = useNumberOf(notice);
  const isGood = notice?.tone !== "alert";
  return (
    <div
      role={isGood ? "status" : isHydrated ? undefined : "alert"}
      className={opensCart(notice) ? styles.beside : undefined}
    >
      {notice && text ? <NoticeLine key={number} notice={notice} text={text} /> : null}
    </div>
  );
}

/** Returns the number of the notice, by which the same sentence twice counts as two notices, and both are announced. */
function useNumberOf(notice: Notice | null): number {
  const counted = useRef({ notice, number: 0 });
  if (counted.current.notice !== notice) counted.current = { notice, number: counted.current.number + 1 };
  return counted.current.number;
}

function NoticeLine({ notice, text }: { notice: Notice; text: string }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocusInSight(root.current), []);
  const leadsToCart = ["added", "addedBefore", "clamped", "cartJoined", "cartJoinedClamped", "restored"].includes(
    notice.key,
  );
  return (
    <div ref={root} className={styles.root[notice.tone]}>
      <div className={`${column} ${styles.line}`}>
        <p>{text}</p>
        {leadsToCart ? (
          <a className={styles.link} href={addressOf("cart", locale)}>
            {t("toCart")}
          </a>
        ) : null}
        {notice.key === "removed" && notice.values.undo ? <Undo removed={String(notice.values.undo)} /> : null}
      </div>
    </div>
  );
}

/**
 * Keeps the focus in the window: a line inserted at the top may push the focused element, such as the button just
 * pressed, out of it.
 */
function keepFocusInSight(line: HTMLElement | null): void {
  const focused = document.activeElement;
  const bottom = focused?.getBoundingClientRect().bottom ?? 0;
  const isPushedOut = bottom > innerHeight && bottom - (line?.offsetHeight ?? 0) <= innerHeight;
  if (isPushedOut && focused !== document.body) focused?.scrollIntoView({ block: "nearest" });
}

/** A button that restores a removed line and returns to the current page. */
function Undo({ removed }: { removed: string }) {
  const { t } = useTranslation("shell");
  return (
    <Form method="post" action={addressOf("cart", useLocale())} preventScrollReset>
      <Intent<LineIntent> name="undo-removal" />
      <input type="hidden" name="removed" value={removed} />
      <CurrentPathField name="redirect" />
      <button type="submit" className={styles.undo}>
        {t("undo")}
      </button>
    </Form>
  );
}
