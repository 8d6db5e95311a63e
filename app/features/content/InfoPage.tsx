import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { Crumb } from "~/ui/Breadcrumb";
import { buttonLink } from "~/ui/Button.css";
import { RichText } from "~/ui/RichText";
import { JsonLd } from "~/ui/structuredData/JsonLd";

import { Chapters } from "./chapters/Chapters";
import * as styles from "./InfoPage.css";
import { infoPageId } from "./linkedInfoPages";
import { PageFrame } from "./PageFrame";
import * as frame from "./PageFrame.css";
import { PostPicture } from "./PostPicture";
import { PriceList } from "./PriceList";
import type { Page, PagePicture } from "./page.queries.server";
import { type PageLink, pageAddress } from "./pageAddresses";
import { isPageOfQuestions, questionsJsonLd } from "./questionsJsonLd";

export type PageView = {
  page: Page;
  crumbs: Crumb[];
  /** Other pages of the group; empty when the page itself links to all of them. */
  siblings: PageLink[];
  /** The child pages of this one. */
  below: (PageLink & { lead: string; picture: PagePicture | null; fromMinor: number | null; isFrom: boolean })[];
  /** A link to order the described service or to join the club; null when there is none. */
  action: PageAction | null;
};

/** The keys of the texts that an action may have. */
export type PageAction = { what: "orderService" | "joinClub"; link: string };

type InfoPageProps = {
  view: PageView;
  /** Content beside the text, such as a form. */
  children?: ReactNode;
};

const tablesOfPage = { [infoPageId("sizes")]: "sizes", [infoPageId("delivery")]: "prices" } as const;

export function InfoPage({ view: { page, crumbs, siblings, below, action }, children }: InfoPageProps) {
  const { id, title, lead, group, picture, prices } = page;
  const { t } = useTranslation("content");
  const others = below.filter((child) => !prices.some(({ name }) => name === child.title));
  const hasPictures = others.some((child) => child.picture);
  const priceList =
    prices.length > 0 ? { title: t("prices.list"), content: <PriceList prices={prices} pages={below} /> } : undefined;
  return (
    <PageFrame
      id={id}
      title={title}
      lead={lead}
      group={group}
      crumbs={crumbs}
      picture={picture}
      siblings={siblings}
      action={action ? <Action action={action} /> : undefined}
      aside={children}
    >
      <PagesBelow pages={others} look={hasPictures ? "withPictures" : "plain"} />
      {children ? (
        <RichText style={frame.richText} html={page.bodyHtml} />
      ) : (
        <Chapters html={page.bodyHtml} first={priceList} tables={tablesOfPage[id]} />
      )}
      {isPageOfQuestions(page.bodyHtml) ? (
        <JsonLd content={import.meta.env.SSR ? questionsJsonLd(page.bodyHtml) : null} />
      ) : null}
    </PageFrame>
  );
}

function Action({ action: { what, link } }: { action: PageAction }) {
  const { t } = useTranslation("content");
  return (
    <a className={buttonLink.dark} href={link}>
      {t(what)}
    </a>
  );
}

/**
 * The `sizes` attribute of a page's picture, which is 3 : 2. In a frame of 4 : 5 the picture is nearly twice as wide as
 * the visible part.
 */
const wideInPortrait = "(min-width: 768px) 58vw, 68vw";

type PagesBelowProps = { pages: PageView["below"]; look: keyof typeof styles.below };

function PagesBelow({ pages, look }: PagesBelowProps) {
  const { t } = useTranslation("content");
  const locale = useLocale();
  const money = useMoney();
  if (pages.length === 0) return null;
  return (
    <ul className={styles.below[look]}>
      {pages.map(({ picture, fromMinor, isFrom, ...page }) => (
        <li key={page.id} className={styles.belowItem[look]}>
          {picture ? <PostPicture {...picture} alt="" imageSizes={wideInPortrait} /> : null}
          <div className={styles.belowText}>
            <h2 className={styles.belowTitle}>
              <a className={styles.belowLink} href={pageAddress(locale, page)}>
                {page.title}
              </a>
            </h2>
            {fromMinor === null ? null : (
              <p>{isFrom ? t("prices.from", { from: money(fromMinor) }) : money(fromMinor)}</p>
            )}
            <p className={styles.belowLead}>{page.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
