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
  /** The pages of the group, including this one; empty when the page itself links to them. */
  siblings: readonly PageLink[];
  picture: PagePicture | null;
  /** What a visitor can do on this page, shown below the lead. */
  action?: ReactNode;
  /** Stands beside the text on a wide screen: prices, or a form. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * Lays out text pages: title and lead beside the picture, the text, and below it the pages of the group. Needs the
 * namespace `content`.
 */
export function PageFrame({ id, group, siblings, aside, children, ...opening }: PageFrameProps) {
  return (
    <div className={column}>
      <Breadcrumb crumbs={opening.crumbs} />
      <Opening {...opening} />
      <div className={styles.whole}>
        {aside ? (
          <div className={styles.parts}>
            <div className={styles.part}>{children}</div>
            <div className={styles.part}>{aside}</div>
          </div>
        ) : (
          <div className={styles.part}>{children}</div>
        )}
        <Siblings id={id} group={group} siblings={siblings} />
      </div>
    </div>
  );
}

function Opening({ picture, ...head }: Pick<PageFrameProps, "title" | "lead" | "action" | "picture">) {
  if (!picture) return <Head {...head} style={styles.wideHead} />;
  return (
    <div className={styles.opening}>
      <Head {...head} style={styles.head} />
      <PostPicture {...picture} imageSizes="(min-width: 1024px) 56vw, 92vw" isAboveFold isWide />
    </div>
  );
}

function Head({ title, lead, action, style }: Pick<PageFrameProps, "title" | "lead" | "action"> & { style: string }) {
  return (
    <header className={style}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.introduction}>
        <p className={styles.lead}>{lead}</p>
        {action ? <p>{action}</p> : null}
      </div>
    </header>
  );
}

function Siblings({ id, group, siblings }: Pick<PageFrameProps, "id" | "group" | "siblings">) {
  const { t } = useTranslation("content");
  const locale = useLocale();
  if (siblings.length < 2) return null;
  return (
    <nav className={styles.siblings} aria-labelledby="siblings">
      <p id="siblings" className={styles.siblingsTitle}>
        {t(`group.${group}`)}
      </p>
      <ul className={styles.row}>
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
