import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Footer } from "./Footer";
import { Header } from "./Header";
import { NoticeBar } from "./NoticeBar";
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
      <Header shell={shell} />
      <main id="obsah" tabIndex={-1} className={styles.main}>
        {shell.notice ? <NoticeBar notice={shell.notice} /> : null}
        {children}
      </main>
      <Footer shell={shell} />
    </>
  );
}
