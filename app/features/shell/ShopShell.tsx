import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ConsentBar } from "~/features/consent/ConsentBar";

import { Footer } from "./Footer";
import { Header } from "./Header";
import { IntroPopup } from "./IntroPopup";
import { NoticeBar } from "./NoticeBar";
import { PromoBar } from "./PromoBar";
import * as styles from "./ShopShell.css";
import type { ShellFacts } from "./shellFacts";

/** The default layout: everything around a page. */
export function ShopShell({ shell, children }: { shell: ShellFacts; children: ReactNode }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <a className={styles.skip} href="#obsah">
        {t("skip")}
      </a>
      {shell.consentBar ? <ConsentBar facts={shell.consentBar} /> : null}
      {shell.promo ? <PromoBar banner={shell.promo} /> : null}
      <Header shell={shell} />
      {shell.popup ? <IntroPopup popup={shell.popup} /> : null}
      <main id="obsah" tabIndex={-1} className={styles.main}>
        {shell.notice ? <NoticeBar notice={shell.notice} /> : null}
        {children}
      </main>
      <Footer shell={shell} />
    </>
  );
}
