import { lazySizes } from "~/platform/pictures/lazySizes";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

import * as styles from "./HomePicture.css";
import type { HomePictureName } from "./homePictures";
import { homePictureAddress, homePictures } from "./homePictures";

type HomePictureProps = {
  name: HomePictureName;
  alt: string;
  /** The `sizes` attribute: how wide the picture is in each layout. */
  imageSizes: string;
};

/** A wide picture of the home page, in the width that fits the screen; lite mode gets the smallest. */
export function HomePicture({ name, alt, imageSizes }: HomePictureProps) {
  const { widthsPx, ratio } = homePictures[name];
  const isLite = useLiteMode();
  const [widestPx, smallestPx] = widthsPx;
  return (
    <img
      className={styles.root}
      src={homePictureAddress(name, isLite ? smallestPx : widestPx)}
      srcSet={isLite ? undefined : widthsPx.map((px) => `${homePictureAddress(name, px)} ${px}w`).join(", ")}
      sizes={lazySizes(imageSizes)}
      alt={alt}
      width={widestPx}
      height={Math.round(widestPx / ratio)}
      loading="lazy"
      decoding="async"
    />
  );
}
