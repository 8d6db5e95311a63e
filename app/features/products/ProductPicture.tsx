import { pictureAddress, placeholderAddress } from "~/addresses";
import { lazySizes } from "~/platform/pictures/lazySizes";
import type { PictureSize } from "~/platform/pictures/pictureSizes";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

import * as styles from "./ProductPicture.css";

/** Every product picture is in portrait format, 4 : 5. */
const ratio = { width: 1000, height: 1250 };

type ProductPictureProps = {
  /** File of the picture; null shows the placeholder. */
  file: string | null;
  alt: string;
  size: keyof typeof widthsPx;
  /** The `sizes` attribute: how wide the picture is in each layout. */
  imageSizes: string;
  /** Loads the picture with high priority; all others load lazily. */
  isAboveFold?: boolean;
  /**
   * The assumed width of the picture when scripts are turned off; without it the picture then gets its smallest file.
   */
  widthWithoutScripts?: string;
};

export function ProductPicture({ file, alt, size, imageSizes, isAboveFold, widthWithoutScripts }: ProductPictureProps) {
  const isLite = useLiteMode();
  if (!file) return <img className={styles.root} src={placeholderAddress} alt={alt} {...ratio} loading="lazy" />;
  if (isLite)
    return (
      <img
        className={styles.root}
        src={pictureAddress("thumb", file, size === "gallery" && isAboveFold ? firstLitePx : litePx[size])}
        alt={alt}
        {...ratio}
        loading="lazy"
      />
    );
  return (
    <img
      className={styles.root}
      src={pictureAddress(size === "thumb" ? "thumb" : "big", file)}
      srcSet={widthsPx[size].map((px) => `${pictureAddress(widthSize(px), file, px)} ${px}w`).join(", ")}
      sizes={isAboveFold ? imageSizes : lazySizes(imageSizes, widthWithoutScripts)}
      alt={alt}
      {...ratio}
      loading={isAboveFold ? "eager" : "lazy"}
      decoding={isAboveFold ? "sync" : "async"}
      {...(isAboveFold ? { fetchpriority: "high" } : {})}
    />
  );
}

/** The offered widths in pixels. A tile is half as wide as a phone, and large on a desktop. */
const widthsPx = {
  thumb: [240, 320, 480],
  tile: [240, 320, 480, 680, 1000],
  big: [320, 480, 680, 800, 1000],
  gallery: [240, 320, 480, 680, 800, 1000],
} as const;

/** The single width in pixels of each size in lite mode, and of the one large picture that is visible at once. */
const litePx = { thumb: 240, tile: 240, big: 320, gallery: 240 } as const;
const firstLitePx = 480;

function widthSize(px: number): PictureSize {
  return px > 680 ? "big" : "thumb";
}
