import { pictureAddress } from "~/addresses";
import { lazySizes } from "~/platform/pictures/lazySizes";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

import * as styles from "./PostPicture.css";

type PostPictureProps = {
  file: string;
  alt: string;
  /** The `sizes` attribute: how wide the picture is in each layout. */
  imageSizes: string;
  isAboveFold?: boolean;
  /** Shows the picture with an aspect ratio of 3 : 2, as at the top of text pages. */
  isWide?: boolean;
};

/** Draws the picture of a post, in portrait format 4 : 5, or of a page. */
export function PostPicture({ file, alt, imageSizes, isAboveFold, isWide }: PostPictureProps) {
  const widths = useLiteMode() ? [480] : [480, 680, 1000, ...(isWide ? [1600] : [800])];
  return (
    <img
      className={isWide ? styles.wide : styles.root}
      src={pictureAddress("thumb", file, 480)}
      srcSet={widths.map((px) => `${pictureAddress(px > 680 ? "big" : "thumb", file, px)} ${px}w`).join(", ")}
      sizes={isAboveFold ? imageSizes : lazySizes(imageSizes)}
      alt={alt}
      width={isWide ? 1500 : 1000}
      height={isWide ? 1000 : 1250}
      loading={isAboveFold ? "eager" : "lazy"}
    />
  );
}
