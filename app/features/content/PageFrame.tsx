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
  /** The pages of the group, including this one. */
  siblings: readonly PageLink[];
  picture: PagePicture | null;
  children: ReactNode;
};

/**
 * Layout of text pages: title and lead, a text column and a navigation of the sibling pages. Needs the namespace
 * `content`.
 */
export function PageFrame({ id, title, lead, group, crumbs, siblings, picture, children }: PageFrameProps) {
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.root}>
        {picture ? (
          <div className={styles.opening}>
            <Head title={title} lead={lead} />
            <PostPicture {...picture} imageSizes="(min-width: 1024px) 46vw, 92vw" isAboveFold isWide />
          </div>
        ) : (
          <Head title={title} lead={lead} />
        )}
        <div className={styles.text}>{children}</div>
        <Siblings id={id} group={group} siblings={siblings} />
      </div>
    </div>
  );
}

function Head({ title, lead }: Pick<PageFrameProps, "title" | "lead">) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}

function Siblings({ id, group, siblings }: Pick<PageFrameProps, "id" | "group" | "siblings">) {
  const { t } = useTranslation("content");
  const locale = useLocale();
  if (siblings.length < 2) return null;
  return (
    <nav className={styles.nav} aria-label={t(`group.${group}`)}>
      <p className={styles.navTitle}>{t(`group.${group}`)}</p>
      <ul>
        {siblings.map((page) => (
          <li key={page.id}>
            <a
              className={styles.navLink}
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
