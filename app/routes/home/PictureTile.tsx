import { ProductPicture } from "~/features/products/ProductPicture";

import * as styles from "./PictureTile.css";

type PictureTileProps = {
  link: string;
  picture: string | null;
  title: string;
  /** A few words beside the title; may be empty. */
  note: string;
  /** The `sizes` attribute of the picture. */
  imageSizes: string;
  target?: string;
};

/** A picture with its text on the wall at its foot; the whole tile is one link. */
export function PictureTile({ link, picture, title, note, imageSizes, target }: PictureTileProps) {
  return (
    <a className={styles.root} href={link} {...(target ? { target, rel: "noopener" } : null)}>
      <span className={styles.frame}>
        <ProductPicture file={picture} alt="" size="tile" imageSizes={imageSizes} />
      </span>
      <span className={styles.caption}>
        <span className={styles.title}>{title}</span> {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </a>
  );
}
