import { pictureAddress } from "~/addresses";
import type { Banner } from "~/features/content/banner";
import { pictureWidthsPx } from "~/platform/pictureSizes";

import * as styles from "./Posters.css";

/** The banners of the set `banner.posters`: a picture with a title and a call, all one link. */
export function Posters({ posters }: { posters: Banner[] }) {
  return (
    <ul className={styles.root}>
      {posters.map(({ id, url, target, image, title, content }) => (
        <li key={id}>
          <a className={styles.poster} href={url} target={target || undefined} rel={target ? "noopener" : undefined}>
            {image ? <PosterPicture file={image} alt={title} /> : null}
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

function PosterPicture({ file, alt }: { file: string; alt: string }) {
  return (
    <img
      className={styles.picture}
      src={pictureAddress("big", file)}
      srcSet={pictureWidthsPx.big.map((px) => `${pictureAddress("big", file, px)} ${px}w`).join(", ")}
      sizes="(min-width: 768px) 50vw, 100vw"
      alt={alt}
      width={1000}
      height={1250}
      loading="lazy"
      decoding="async"
    />
  );
}
