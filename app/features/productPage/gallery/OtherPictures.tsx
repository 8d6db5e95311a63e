import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import { pictureAddress } from "~/addresses";
import { imageSizes, pairSizes } from "~/features/products/imageSizes";
import { ProductPicture } from "~/features/products/ProductPicture";
import { emptyPicture } from "~/platform/pictures/emptyPicture";
import type { GalleryImage } from "./GalleryAndTexts";
import { belowTablet, hiddenWithoutScripts } from "./hiddenWithoutScripts";
import * as styles from "./OtherPictures.css";
import { isWholeView } from "./pictureAlt";

type OtherPicturesProps = {
  images: readonly GalleryImage[];
  /** Index of the picture that is shown large. */
  main: number;
  onOpen: (event: MouseEvent, index: number) => void;
};

/** Shows all pictures except the large one, below it. */
export function OtherPictures({ images, main, onOpen }: OtherPicturesProps) {
  const { t } = useTranslation("product");
  const others = images.map((image, index) => ({ ...image, index })).filter(({ index }) => index !== main);
  if (others.length === 0) return null;
  const takesRow = (place: number) => others.length % 2 === 1 && place === others.length - 1;
  return (
    <ul className={styles.root} aria-label={t("gallery.pairs")}>
      {others.map(({ image, alt, index }, place) => (
        <li key={image} className={isWholeView(image) ? styles.picture : `${styles.picture} ${styles.closeUp}`}>
          <a href={pictureAddress("big", image)} onClick={(event) => onOpen(event, index)}>
            <picture>
              <source media={hiddenWithoutScripts(belowTablet)} srcSet={emptyPicture} />
              <ProductPicture
                file={image}
                alt={alt}
                size="gallery"
                imageSizes={takesRow(place) ? imageSizes : pairSizes}
                widthWithoutScripts="20rem"
              />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  );
}
