import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ConsentBar, consentBarId } from "~/features/consent/ConsentBar";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { Footer } from "./footer/Footer";
import { Header } from "./header/Header";
import { MenuDrawer } from "./header/MenuDrawer";
import { IntroPopup } from "./notices/IntroPopup";
import { LiteOffer } from "./notices/LiteOffer";
import { NoticeBar } from "./notices/NoticeBar";
import { Notification } from "./notices/Notification";
import { PromoBar } from "./notices/PromoBar";
import { ProgressBar } from "./ProgressBar";
import * as styles from "./ShopShell.css";
import type { ShellData } from "./shellData";
import { usePageFocus } from "./usePageFocus";

type ShopShellProps = {
  shell: ShellData;
  /** True around an error page that replaced the requested page. */
  hasFailed?: boolean;
  /**
   * True in the checkout, which no link should leave by accident: menu and footer are folded, and there is no promo
   * strip.
   */
  isQuiet?: boolean;
  children: ReactNode;
};

const contentId = "obsah";

/** The default layout with header and footer. */
export function ShopShell({ shell, hasFailed, isQuiet = false, children }: ShopShellProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  usePageFocus();
  return (
    <>
      <a className={styles.skip} href={`#${contentId}`}>
        {t("skip")}
      </a>{" "}
      {shell.consentBar ? (
        <a className={styles.skip} href={`#${consentBarId}`}>
          {shell.consentBar.title}
        </a>
      ) : null}
      <LiteOffer offer={shell.liteOffer} />
      {shell.promo && !isQuiet ? <PromoBar banner={shell.promo} /> : null}
      <Header key={locale} shell={shell} isQuiet={isQuiet} />
      <main tabIndex={-1} className={styles.main}>
        {/* The anchor is an extra element, as w3m does not find one on `main` itself. */}
        <div id={contentId}>
          <NoticeBar notice={shell.notice} />
          {children}
        </div>
      </main>
      <MenuDrawer key={`menu-${locale}`} menu={shell.menu} isQuiet={isQuiet} />
      {shell.popup ? <IntroPopup popup={shell.popup} /> : null}
      <Footer shell={shell} isQuiet={isQuiet} />
      {shell.consentBar ? <ConsentBar facts={shell.consentBar} /> : null}
      <Notification notice={shell.notice} />
      <ProgressBar hasFailed={hasFailed} />
    </>
  );
}
