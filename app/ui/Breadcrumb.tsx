import { useTranslation } from "react-i18next";

import * as styles from "./Breadcrumb.css";
import { breadcrumbJsonLd } from "./structuredData/breadcrumbJsonLd";
import { JsonLd } from "./structuredData/JsonLd";
import { useOrigin } from "./structuredData/useOrigin";

/** `link` is empty for the current page, which is plain text. */
export type Crumb = { text: string; link: string };

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation("ui");
  const origin = useOrigin();
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={styles.root}>
        {crumbs.map(({ text, link }) => (
          <li key={link} className={styles.crumb}>
            {link ? (
              <a className={styles.link} href={link}>
                {text}
              </a>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd content={import.meta.env.SSR ? breadcrumbJsonLd(crumbs, origin) : null} />
    </nav>
  );
}
