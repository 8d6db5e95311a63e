import { postAddress } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { formatDay } from "~/platform/time/pragueClock";

import type { PostCard } from "./blog";
import * as styles from "./PostGrid.css";
import { PostPicture } from "./PostPicture";

type PostGridProps = {
  posts: readonly PostCard[];
  /** Shows the first post in full width, and also a post that is left over in the last row. */
  opensLarge?: boolean;
  headingLevel: "h2" | "h3";
};

export function PostGrid({ posts, opensLarge = false, headingLevel }: PostGridProps) {
  return (
    <ul className={styles.root}>
      {posts.map((post, index) => (
        <PostTile key={post.slug} post={post} isLarge={opensLarge && index === 0} Heading={headingLevel} />
      ))}
    </ul>
  );
}

type PostTileProps = { post: PostCard; isLarge: boolean; Heading: "h2" | "h3" };

function PostTile({ post, isLarge, Heading }: PostTileProps) {
  const locale = useLocale();
  const size = isLarge ? "large" : "plain";
  return (
    <li className={styles.tile[size]}>
      <div className={styles.picture}>
        <PostPicture
          file={post.picture}
          alt={post.pictureAlt}
          imageSizes={
            isLarge ? "(min-width: 1024px) 62vw, 92vw" : "(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 37vw"
          }
          isAboveFold={isLarge}
        />
      </div>
      <div className={styles.text}>
        <PostMeta post={post} />
        <Heading className={styles.title[size]}>
          <a className={styles.link} href={postAddress(locale, post)}>
            {post.title}
          </a>
        </Heading>
        <p className={styles.lead}>{post.lead}</p>
      </div>
    </li>
  );
}

export function PostMeta({ post }: { post: Pick<PostCard, "categoryName" | "publishedOn"> }) {
  return (
    <p className={styles.meta}>
      {post.categoryName} · <time dateTime={post.publishedOn}>{formatDay(post.publishedOn)}</time>
    </p>
  );
}
