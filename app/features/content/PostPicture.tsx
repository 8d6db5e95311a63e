import { pictureAddress } from "~/addresses";
import { useIsLight } from "~/platform/lightVersion";

import * as styles from "./PostPicture.css";

type PostPictureProps = { file: string; alt: string; shownWidth: string; isFirstSight?: boolean };

/** The picture of a post; every picture of the shop is upright, 4 : 5. */
export function PostPicture({ file, alt, shownWidth, isFirstSight }: PostPictureProps) {
  const widths = useIsLight() ? [480] : [480, 680, 800, 1000];
  return (
    <img
      className={styles.root}
      src={pictureAddress("thumb", file, 480)}
      srcSet={widths.map((px) => `${pictureAddress(px > 680 ? "big" : "thumb", file, px)} ${px}w`).join(", ")}
      sizes={shownWidth}
      alt={alt}
      width={1000}
      height={1250}
      loading={isFirstSight ? "eager" : "lazy"}
    />
  );
}
