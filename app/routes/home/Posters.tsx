import type { Banner } from "~/features/content/banner";
import { ProductPicture } from "~/features/products/ProductPicture";

import * as styles from "./Posters.css";

const imageSizes = "(min-width: 1506px) 700px, (min-width: 768px) 48vw, 92vw";

/** The banners of the set `banner.posters`: each is one link with a picture, a title and a call to action. */
export function Posters({ posters }: { posters: Banner[] }) {
  return (
    <ul className={styles.root}>
      {posters.map(({ id, url, target, image, title, content }) => (
        <li key={id}>
          <a className={styles.poster} href={url} target={target || undefined} rel={target ? "noopener" : undefined}>
            {image ? (
              <ProductPicture file={image} alt={title} size="big" imageSizes={imageSizes} widthWithoutScripts="15rem" />
            ) : null}
            <span className={styles.caption}>
              <span className={styles.title} aria-hidden={image ? true : undefined}>
                {title}
              </span>
              <span className={styles.more}>{content}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
