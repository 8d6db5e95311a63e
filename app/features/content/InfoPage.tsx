import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLocale } from "~/platform/i18n/LocaleContext";
import type { Crumb } from "~/ui/Breadcrumb";
import { buttonLink } from "~/ui/Button.css";
import { RichText } from "~/ui/RichText";

import * as styles from "./InfoPage.css";
import { PageFrame } from "./PageFrame";
import * as frame from "./PageFrame.css";
import { PriceList } from "./PriceList";
import type { Page } from "./page.queries.server";
import { type PageLink, pageAddress } from "./pageAddresses";

export type PageView = {
  page: Page;
  crumbs: Crumb[];
  siblings: PageLink[];
  /** The child pages of this one. */
  below: (PageLink & { lead: string })[];
  /** The form that orders what the page describes; null where there is none. */
  orderAt: string | null;
};

type InfoPageProps = {
  view: PageView;
  /** What stands below the text, such as a form. */
  children?: ReactNode;
};

export function InfoPage({ view: { page, crumbs, siblings, below, orderAt }, children }: InfoPageProps) {
  const { id, title, lead, group } = page;
  return (
    <PageFrame
      id={id}
      title={title}
      lead={lead}
      group={group}
      crumbs={crumbs}
      siblings={siblings}
      picture={page.picture}
    >
      <PagesBelow pages={below} />
      <PriceList prices={page.prices} />
      {orderAt ? <OrderService orderAt={orderAt} /> : null}
      <RichText style={frame.richText} html={page.bodyHtml} />
      {children}
    </PageFrame>
  );
}

function OrderService({ orderAt }: { orderAt: string }) {
  const { t } = useTranslation("content");
  return (
    <p>
      <a className={buttonLink.dark} href={orderAt}>
        {t("orderService")}
      </a>
    </p>
  );
}

function PagesBelow({ pages }: { pages: PageView["below"] }) {
  const locale = useLocale();
  if (pages.length === 0) return null;
  return (
    <ul className={styles.below}>
      {pages.map((page) => (
        <li key={page.id} className={styles.belowItem}>
          <h2 className={styles.belowTitle}>
            <a className={styles.belowLink} href={pageAddress(locale, page)}>
              {page.title}
            </a>
          </h2>
          <p className={styles.belowLead}>{page.lead}</p>
        </li>
      ))}
    </ul>
  );
}
