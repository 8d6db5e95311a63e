import { useTranslation } from "react-i18next";

import * as styles from "./Pager.css";

type PagerProps = { page: number; pageCount: number; linkOf: (page: number) => string };

/** Links to the first, the last and the neighbouring pages. Renders nothing for a single page. */
export function Pager({ page, pageCount, linkOf }: PagerProps) {
  const { t } = useTranslation("ui");
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t("pager.label")} className={styles.root}>
      {page > 1 ? (
        <a className={styles.link} rel="prev" href={linkOf(page - 1)}>
          {t("pager.previous")}
        </a>
      ) : null}
      {shownPages(page, pageCount).map((number, index, shown) => (
        <PageLink
          key={number}
          number={number}
          isCurrent={number === page}
          isAfterGap={index > 0 && number - (shown[index - 1] ?? number) > 1}
          link={linkOf(number)}
        />
      ))}
      {page < pageCount ? (
        <a className={styles.link} rel="next" href={linkOf(page + 1)}>
          {t("pager.next")}
        </a>
      ) : null}
    </nav>
  );
}

type PageLinkProps = { number: number; isCurrent: boolean; isAfterGap: boolean; link: string };

function PageLink({ number, isCurrent, isAfterGap, link }: PageLinkProps) {
  const { t } = useTranslation("ui");
  return (
    <>
      {isAfterGap ? <span aria-hidden="true">…</span> : null}
      {isCurrent ? (
        <span aria-current="page" className={styles.current}>
          {number}
        </span>
      ) : (
        <a className={styles.link} href={link} aria-label={t("pager.page", { number })}>
          {number}
        </a>
      )}
    </>
  );
}

function shownPages(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(near)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}
