import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { MenuEntry } from "~/features/settings/settings";
import type { Notice } from "~/platform/notice.server";

import { Footer } from "./Footer";
import { Header } from "./Header";
import { NoticeBar } from "./NoticeBar";
import * as styles from "./ShopShell.css";

type ShopShellProps = {
  brand: string;
  menu: MenuEntry[];
  pieceCount: number;
  notice: Notice | null;
  children: ReactNode;
};

/** The default layout: everything around a page. */
export function ShopShell({ brand, menu, pieceCount, notice, children }: ShopShellProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <a className={styles.skip} href="#obsah">
        {t("skip")}
      </a>
      <Header brand={brand} menu={menu} pieceCount={pieceCount} />
      <main id="obsah" tabIndex={-1} className={styles.main}>
        {notice ? <NoticeBar notice={notice} /> : null}
        {children}
      </main>
      <Footer brand={brand} menu={menu} />
    </>
  );
}
