import { homePictureAddress } from "~/addresses";
import { useIsLight } from "~/platform/http/liteMode";

import * as styles from "./HomePicture.css";
import type { HomePictureName } from "./homePictures";
import { homePictures } from "./homePictures";

type HomePictureProps = {
  name: HomePictureName;
  alt: string;
  /** The `sizes` of the image: how wide it is shown in each layout. */
  shownWidth: string;
};

/** A wide picture of the home page, in the width that fits the screen; in the light version the smallest. */
export function HomePicture({ name, alt, shownWidth }: HomePictureProps) {
  const { widthsPx, ratio } = homePictures[name];
  const isLight = useIsLight();
  const [widestPx, smallestPx] = widthsPx;
  return (
    <img
      className={styles.root}
      src={homePictureAddress(name, isLight ? smallestPx : widestPx)}
      srcSet={isLight ? undefined : widthsPx.map((px) => `${homePictureAddress(name, px)} ${px}w`).join(", ")}
      sizes={shownWidth}
      alt={alt}
      width={widestPx}
      height={Math.round(widestPx / ratio)}
      loading="lazy"
      decoding="async"
    />
  );
}
