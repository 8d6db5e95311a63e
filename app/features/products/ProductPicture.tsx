import { pictureAddress, placeholderAddress } from "~/addresses";
import { lazySizes } from "~/platform/pictures/lazySizes";
import type { PictureSize } from "~/platform/pictures/pictureSizes";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

import * as styles from "./ProductPicture.css";

/** Every product picture is in portrait format, 4 : 5. */
const ratio = { width: 1000, height: 1250 };

type ProductPictureProps = {
  /** Null shows the placeholder. */
  file: string | null;
  alt: string;
  size: PictureSize;
  /** The `sizes` attribute: how wide the picture is in each layout. */
  imageSizes: string;
  /** Loads the picture with high priority; all others load lazily. */
  isAboveFold?: boolean;
};

export function ProductPicture({ file, alt, size, imageSizes, isAboveFold }: ProductPictureProps) {
  const isLite = useLiteMode();
  if (!file) return <img className={styles.root} src={placeholderAddress} alt={alt} {...ratio} loading="lazy" />;
  if (isLite)
    return (
      <img
        className={styles.root}
        src={pictureAddress("thumb", file, litePx[size])}
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
      sizes={isAboveFold ? imageSizes : lazySizes(imageSizes)}
      alt={alt}
      {...ratio}
      loading={isAboveFold ? "eager" : "lazy"}
      decoding={isAboveFold ? "sync" : "async"}
      {...(isAboveFold ? { fetchpriority: "high" } : {})}
    />
  );
}

const thumbWidths = [240, 320, 480] as const;
const bigWidths = [480, 680, 800, 1000] as const;

/** The single width of each size in lite mode. */
const litePx = { thumb: 240, big: 480 } as const;

function widthSize(px: number): PictureSize {
  return px > 680 ? "big" : "thumb";
}
