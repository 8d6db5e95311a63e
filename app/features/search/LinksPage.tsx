import { useTranslation } from "react-i18next";

import { Pager } from "~/ui/Pager";
import { LinkRows } from "./LinkRows";
import * as styles from "./SearchSections.css";
import { SectionHead } from "./SectionHead";
import { type LinksSection, type SearchView, searchSectionAddress } from "./searchView";

type LinksPageProps = {
  section: LinksSection;
  pagination: NonNullable<SearchView["pagination"]>;
  overview: string;
};

/** Lists all categories, posts or pages that a search found, with pagination. */
export function LinksPage({ section: { kind, links, count }, pagination, overview }: LinksPageProps) {
  const { t } = useTranslation("search");
  return (
    <section className={styles.root} aria-labelledby={`found-${kind}`}>
      <SectionHead kind={kind} count={count} />
      <LinkRows links={links} />
      <p className={styles.way}>
        <a href={overview}>{t("back")}</a>
      </p>
      <Pager {...pagination} linkOf={(page) => searchSectionAddress(overview, kind, page)} />
    </section>
  );
}
