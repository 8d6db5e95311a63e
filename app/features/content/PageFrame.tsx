import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { useLocale } from "~/platform/i18n/LocaleContext";
import { Breadcrumb, type Crumb } from "~/ui/Breadcrumb";

import * as styles from "./PageFrame.css";
import { PostPicture } from "./PostPicture";
import type { PagePicture } from "./page.queries.server";
import { type PageGroup, type PageLink, pageAddress } from "./pageAddresses";

type PageFrameProps = {
  id: string;
  title: string;
  lead: string;
  group: PageGroup;
  crumbs: readonly Crumb[];
  /** The pages of the group, including this one; empty where the page leads to them itself. */
  siblings: readonly PageLink[];
  picture: PagePicture | null;
  /** What there is to do, below the lead. */
  action?: ReactNode;
  /** Stands beside the text on a wide screen: prices, or a form. */
  aside?: ReactNode;
  /** Takes the whole width instead of a column of text. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * Layout of text pages: title and lead beside the picture, the text, and the pages of the group: beside a column of
 * text on a wide screen, else below. Needs the namespace `content`.
 */
export function PageFrame({ id, group, siblings, aside, isWide, children, ...opening }: PageFrameProps) {
  return (
    <div className={column}>
      <Breadcrumb crumbs={opening.crumbs} />
      <Opening {...opening} />
      <div className={aside || isWide ? styles.whole : styles.besideSiblings}>
        <div className={aside ? styles.parts : isWide ? styles.wideText : styles.text}>
          {aside ? <div className={styles.wideText}>{children}</div> : children}
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
        <Siblings id={id} group={group} siblings={siblings} isRow={Boolean(aside || isWide)} />
      </div>
    </div>
  );
}

function Opening({ picture, ...head }: Pick<PageFrameProps, "title" | "lead" | "action" | "picture">) {
  if (!picture) return <Head {...head} />;
  return (
    <div className={styles.opening}>
      <Head {...head} />
      <PostPicture {...picture} imageSizes="(min-width: 1024px) 56vw, 92vw" isAboveFold isWide />
    </div>
  );
}

function Head({ title, lead, action }: Pick<PageFrameProps, "title" | "lead" | "action">) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {action ? <p>{action}</p> : null}
    </header>
  );
}

type SiblingsProps = Pick<PageFrameProps, "id" | "group" | "siblings"> & { isRow: boolean };

function Siblings({ id, group, siblings, isRow }: SiblingsProps) {
  const { t } = useTranslation("content");
  const locale = useLocale();
  if (siblings.length < 2) return null;
  return (
    <nav className={styles.siblings} aria-labelledby="siblings">
      <p id="siblings" className={styles.siblingsTitle}>
        {t(`group.${group}`)}
      </p>
      <ul className={isRow ? styles.row : styles.column}>
        {siblings.map((page) => (
          <li key={page.id}>
            <a
              className={styles.sibling}
              href={pageAddress(locale, page)}
              aria-current={page.id === id ? "page" : undefined}
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
