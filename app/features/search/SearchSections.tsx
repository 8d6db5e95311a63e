import { useTranslation } from "react-i18next";

import { searchAddress } from "~/addresses";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Pager } from "~/ui/Pager";
import type { SearchLink } from "./index/searchDocument";
import * as styles from "./SearchSections.css";
import { type SearchSection, type SearchView, searchSectionAddress, sectionSize } from "./searchView";

type SearchSectionsProps = Pick<SearchView, "query" | "sections" | "pagination">;

export function SearchSections({ query, sections, pagination }: SearchSectionsProps) {
  const { t } = useTranslation("search");
  const locale = useLocale();
  const overview = searchAddress(locale, query);
  return sections.map((section) => {
    const all = searchSectionAddress(overview, section.kind);
    return (
      <section key={section.kind} className={styles.root} aria-labelledby={`found-${section.kind}`}>
        <div className={styles.head}>
          <h2 id={`found-${section.kind}`} className={styles.title}>
            {t(`section.${section.kind}`)}
          </h2>
          <p className={styles.count}>{t("found", { count: section.count })}</p>
        </div>
        <Results section={section} isPreview={!pagination} />
        <p className={styles.way}>
          {pagination ? <a href={overview}>{t("back")}</a> : null}
          {!pagination && section.count > sectionSize ? (
            <a href={all}>{t(`all.${section.kind}`, { number: section.count })}</a>
          ) : null}
        </p>
        {pagination ? (
          <Pager {...pagination} linkOf={(page) => searchSectionAddress(overview, section.kind, page)} />
        ) : null}
      </section>
    );
  });
}

/** `isPreview`: the first results of several sections. */
function Results({ section, isPreview }: { section: SearchSection; isPreview: boolean }) {
  if (section.kind === "products") return <ProductGrid cards={section.cards} hasFullRows={isPreview} />;
  return (
    <ul className={styles.links}>
      {section.links.map((link) => (
        <LinkRow key={link.address} link={link} />
      ))}
    </ul>
  );
}

function LinkRow({ link: { text, address, note } }: { link: SearchLink }) {
  return (
    <li className={styles.link}>
      <a className={styles.linkText} href={address}>
        {text}
      </a>
      {note ? <span className={styles.note}>{note}</span> : null}
    </li>
  );
}
