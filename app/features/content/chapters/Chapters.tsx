import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { RichText } from "~/ui/RichText";

import * as styles from "./Chapters.css";
import { type Chapter, chaptersOf } from "./chaptersOf";

type ChaptersProps = {
  html: string;
  /**
   * What the tables of the text contain. For sizes, links to all chapters stand above, as a visitor looks for one of
   * them.
   */
  tables?: keyof typeof styles.tables;
  /** A chapter that is shown before those of the text. */
  first?: { title: string; content: ReactNode };
};

/** Shows the operator's text with each heading beside its part on a wide screen. Needs the namespace `content`. */
export function Chapters({ html, tables = "any", first }: ChaptersProps) {
  const { opening, chapters } = chaptersOf(html);
  return (
    <div className={styles.tables[tables]}>
      {tables === "sizes" ? <Contents chapters={chapters} /> : null}
      {first ? (
        <section className={styles.chapter}>
          <h2 className={styles.title}>{first.title}</h2>
          <div className={styles.text}>{first.content}</div>
        </section>
      ) : null}
      {opening ? (
        <div className={styles.chapter}>
          <RichText style={styles.richText} html={opening} />
        </div>
      ) : null}
      {chapters.map((chapter) => (
        <section key={chapter.id} id={chapter.id} className={styles.chapter}>
          <h2 className={styles.title}>{chapter.title}</h2>
          <RichText style={styles.richText} html={chapter.html} />
        </section>
      ))}
    </div>
  );
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useTranslation("content");
  return (
    <nav className={styles.contents} aria-labelledby="kapitoly">
      <p id="kapitoly" className={styles.contentsTitle}>
        {t("contents")}
      </p>
      <ul className={styles.links}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
