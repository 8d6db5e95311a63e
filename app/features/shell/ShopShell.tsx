import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLocale } from "~/platform/i18n/LocaleContext";

import { Footer } from "./Footer";
import { Header } from "./Header";
import { NoticeBar } from "./NoticeBar";
import { Notification } from "./Notification";
import { ProgressBar } from "./ProgressBar";
import * as styles from "./ShopShell.css";
import type { ShellFacts } from "./shellFacts";

type ShopShellProps = {
  shell: ShellFacts;
  /** True around an error page that took the place of the page that was asked for. */
  hasFailed?: boolean;
  children: ReactNode;
};

/** The default layout: everything around a page. */
export function ShopShell({ shell, hasFailed, children }: ShopShellProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <>
      <a className={styles.skip} href="#obsah">
        {t("skip")}
      </a>
      <Header key={locale} shell={shell} />
      <main id="obsah" tabIndex={-1} className={styles.main}>
        {shell.notice ? <NoticeBar notice={shell.notice} /> : null}
        {children}
      </main>
      <Footer shell={shell} />
      <Notification notice={shell.notice} />
      <ProgressBar hasFailed={hasFailed} />
    </>
  );
}
