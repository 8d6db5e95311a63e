import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { Breadcrumb, type Crumb } from "~/ui/Breadcrumb";
import { RichText } from "~/ui/RichText";

import type { Post, PostCard } from "./blog";
import * as frame from "./PageFrame.css";
import { PostGrid, PostMeta } from "./PostGrid";
import * as styles from "./PostPage.css";
import { PostPicture } from "./PostPicture";

export type PostView = { crumbs: Crumb[]; post: Post; others: PostCard[] };

export function PostPage({ view: { crumbs, post, others } }: { view: PostView }) {
  const { t } = useTranslation("content");
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <article>
        <div className={styles.opening}>
          <header className={styles.head}>
            <PostMeta post={post} />
            <h1 className={styles.title}>{post.title}</h1>
            <p className={frame.lead}>{post.lead}</p>
          </header>
          <div>
            <PostPicture
              file={post.picture}
              alt={post.pictureAlt}
              imageSizes="(min-width: 768px) 50vw, 92vw"
              isAboveFold
            />
          </div>
        </div>
        <div className={styles.text}>
          <RichText style={frame.richText} html={post.bodyHtml} />
        </div>
      </article>
      {others.length > 0 ? (
        <section className={styles.others}>
          <h2 className={styles.othersTitle}>{t("blog.others")}</h2>
          <PostGrid posts={others} headingLevel="h3" />
        </section>
      ) : null}
    </div>
  );
}
