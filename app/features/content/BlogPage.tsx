import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";
import { tab } from "styles/tabs.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Breadcrumb, type Crumb } from "~/ui/Breadcrumb";
import { Pager } from "~/ui/Pager";

import * as styles from "./BlogPage.css";
import { blogLink, type PostCard, type PostCategory } from "./blog";
import { PostGrid } from "./PostGrid";

export type BlogView = {
  crumbs: Crumb[];
  categories: PostCategory[];
  categoryId: string | null;
  posts: PostCard[];
  page: number;
  pageCount: number;
};

export function BlogPage({ view }: { view: BlogView }) {
  const { t } = useTranslation("content");
  const path = addressOf("blog", useLocale());
  const { crumbs, posts, page, pageCount, categoryId } = view;
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <h1 className={styles.title}>{t("blog.title")}</h1>
        <p className={styles.lead}>{t("blog.lead")}</p>
      </header>
      <CategoryLinks view={view} path={path} />
      {posts.length > 0 ? (
        <PostGrid posts={posts} opensLarge={page === 1} headingLevel="h2" />
      ) : (
        <p>{t("blog.empty")}</p>
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        linkOf={(number) => blogLink(path, { category: categoryId, page: number })}
      />
    </div>
  );
}

function CategoryLinks({ view: { categories, categoryId }, path }: { view: BlogView; path: string }) {
  const { t } = useTranslation("content");
  const choices = [{ id: null, name: t("blog.all") }, ...categories];
  return (
    <nav aria-label={t("blog.categories")}>
      <ul className={styles.categories}>
        {choices.map(({ id, name }) => (
          <li key={name}>
            <a
              className={tab}
              href={blogLink(path, { category: id })}
              aria-current={id === categoryId ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
