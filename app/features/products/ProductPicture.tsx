import { pictureAddress, placeholderAddress } from "~/addresses";
import { useIsLight } from "~/platform/http/liteMode";
import type { PictureSize } from "~/platform/pictures/pictureSizes";

import * as styles from "./ProductPicture.css";

/** Every picture of the shop is upright, 4 : 5. */
const ratio = { width: 1000, height: 1250 };

type ProductPictureProps = {
  /** Null shows the placeholder. */
  file: string | null;
  alt: string;
  size: PictureSize;
  /** The `sizes` of the image: how wide it is shown in each layout. */
  shownWidth: string;
  /** The picture that a page opens with is fetched first; all others wait until they are near. */
  isFirstSight?: boolean;
};

export function ProductPicture({ file, alt, size, shownWidth, isFirstSight }: ProductPictureProps) {
  const isLight = useIsLight();
  if (!file) return <img className={styles.root} src={placeholderAddress} alt={alt} {...ratio} loading="lazy" />;
  if (isLight)
    return (
      <img
        className={styles.root}
        src={pictureAddress("thumb", file, lightPx[size])}
        alt={alt}
        {...ratio}
        loading="lazy"
      />
    );
  const widths = size === "thumb" ? thumbWidths : bigWidths;
  return (
    <img
      className={styles.root}
      src={pictureAddress(size, file)}
      srcSet={widths.map((px) => `${pictureAddress(widthSize(px), file, px)} ${px}w`).join(", ")}
      sizes={shownWidth}
      alt={alt}
      {...ratio}
      loading={isFirstSight ? "eager" : "lazy"}
      decoding={isFirstSight ? "sync" : "async"}
      {...(isFirstSight ? { fetchpriority: "high" } : {})}
    />
  );
}

const thumbWidths = [240, 320, 480] as const;
const bigWidths = [480, 680, 800, 1000] as const;

/** What the light version shows instead of a choice of widths. */
const lightPx = { thumb: 240, big: 480 } as const;

function widthSize(px: number): PictureSize {
  return px > 680 ? "big" : "thumb";
}
