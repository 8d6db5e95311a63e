import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useNoticeText } from "../notices/useNoticeText";
import type { ShellData } from "../shellData";
import { AccountAction } from "./AccountAction";
import * as styles from "./HeaderActions.css";
import { PanelLink } from "./PanelLink";
import { cartFrame } from "./panel.css";
import { menuId, opens, searchId } from "./popover";
import { type PanelState, usePanel } from "./usePanel";
import { WishlistLink } from "./WishlistLink";

export function HeaderActions({ shell, isQuiet }: { shell: ShellData; isQuiet: boolean }) {
  const { t } = useTranslation("shell");
  const panel = usePanel(shell);
  return (
    <div className={styles.root} ref={panel.root}>
      {isQuiet ? null : (
        <button type="button" className={styles.searchOpener} {...opens(searchId)}>
          <span className={visuallyHidden}>{t("search.label")}</span>
          <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.icon}>
            <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.8 4.7L21 21" />
          </svg>
        </button>
      )}{" "}
      <WishlistLink wishlistCount={shell.wishlistCount} />
      <AccountAction account={shell.account} panel={panel} />
      <CartAction shell={shell} panel={panel} />
      <button type="button" className={isQuiet ? styles.quietMenuOpener : styles.menuOpener} {...opens(menuId)}>
        <span className={visuallyHidden}>{t("menu")}</span>
        <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.icon}>
          <path d="M3 6.5h18M3 12h18M3 17.5h18" />
        </svg>
      </button>
    </div>
  );
}

const loadCartPanel = () => import("~/features/cart/miniCart/CartPanel");
const CartPanel = lazy(loadCartPanel);

function CartAction({ shell, panel }: { shell: ShellData; panel: PanelState }) {
  const { pieceCount } = shell;
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const noticeText = useNoticeText(shell.notice);
  const isOpen = panel.open === "cart";
  const isAdded = shell.notice?.key === "added";
  return (
    <>
      <PanelLink
        name="cart"
        panel={panel}
        load={loadCartPanel}
        href={addressOf("cart", locale)}
        label={t("cart", { count: pieceCount })}
      >
        <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.icon}>
          <path d="M5 8h14l1 13H4L5 8Z" />
          <path d="M8.5 10V7a3.5 3.5 0 0 1 7 0v3" />
        </svg>
        {pieceCount > 0 ? (
          <span aria-hidden="true" className={styles.count}>
            {pieceCount}
          </span>
        ) : null}
      </PanelLink>
      {isOpen ? (
        <Suspense fallback={<div id="panel-cart" className={cartFrame} aria-busy="true" />}>
          <CartPanel
            id="panel-cart"
            frame={cartFrame}
            reason={panel.reason}
            notice={panel.reason === "added" && noticeText ? { isAdded, text: noticeText } : undefined}
            version={shell}
            onDone={panel.close}
            onClose={panel.leave}
          />
        </Suspense>
      ) : null}
    </>
  );
}
