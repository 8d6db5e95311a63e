import { useTranslation } from "react-i18next";

import * as styles from "./DocumentLinks.css";
import type { DocumentKind } from "./documentKinds";

/**
 * A link to a document. `issuedOn` is formatted; the kind `terms` is the texts of law that the order was placed under.
 */
export type DocumentLink = { number: string; kind: DocumentKind | "terms"; issuedOn: string; href: string };

/** Links to the invoice, the credit notes and the terms of an order. Renders nothing while there are none. */
export function DocumentLinks({ documents }: { documents: readonly DocumentLink[] }) {
  const { t } = useTranslation("documents");
  if (documents.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="order-documents">
      <h2 id="order-documents" className={styles.title}>
        {t("list.title")}
      </h2>
      <ul>
        {documents.map(({ number, kind, issuedOn, href }) => (
          <li key={number} className={styles.item}>
            <a href={href} className={styles.link}>
              {t(`${kind}.title`, { number })}
            </a>
            <span className={styles.quiet}>{t("list.from", { date: issuedOn })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
