import { pictureAddress } from "~/addresses";
import { useIsLight } from "~/platform/http/liteMode";

import * as styles from "./PostPicture.css";

type PostPictureProps = {
  file: string;
  alt: string;
  /** The `sizes` of the image: how wide it is shown in each layout. */
  shownWidth: string;
  isFirstSight?: boolean;
  /** 3 : 2, as pages of texts open with it. */
  isWide?: boolean;
};

/** The picture of a post, upright, 4 : 5; or of a page. */
export function PostPicture({ file, alt, shownWidth, isFirstSight, isWide }: PostPictureProps) {
  const widths = useIsLight() ? [480] : [480, 680, 1000, ...(isWide ? [1600] : [800])];
  return (
    <img
      className={isWide ? styles.wide : styles.root}
      src={pictureAddress("thumb", file, 480)}
      srcSet={widths.map((px) => `${pictureAddress(px > 680 ? "big" : "thumb", file, px)} ${px}w`).join(", ")}
      sizes={shownWidth}
      alt={alt}
      width={isWide ? 1500 : 1000}
      height={isWide ? 1000 : 1250}
      loading={isFirstSight ? "eager" : "lazy"}
    />
  );
}
