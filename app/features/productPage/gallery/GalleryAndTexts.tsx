import { imageSizes } from "~/features/products/imageSizes";
import { ProductPicture } from "~/features/products/ProductPicture";
import { ProductGallery } from "./ProductGallery";
import * as styles from "./ProductGallery.css";
import { TextBlock } from "./TextBlock";

/** A picture of the gallery; `image` is its file. */
export type GalleryImage = { image: string; alt: string };

export type GalleryAndTextsProps = {
  images: readonly GalleryImage[];
  /** Selects the labels of the gallery by what the pictures show. */
  type: "product";
  productName: string;
  /** File of the current picture; a new value moves the slider to that picture. */
  mainImage: string | null;
  /** HTML that has been checked. */
  description: string;
  /** HTML that has been checked. */
  additionalInfo: string;
};

/**
 * Shows pictures with the two texts beside them, or below them on touch screens. Other pictures get a new gallery, so
 * that its state starts anew.
 */
export function GalleryAndTexts({ images, type, productName, mainImage, ...texts }: GalleryAndTextsProps) {
  return (
    <div className={styles.root}>
      {images.length > 0 ? (
        <ProductGallery key={images[0]?.image} images={images} type={type} mainImage={mainImage} />
      ) : (
        <div className={styles.gallery}>
          <ProductPicture file={null} alt={productName} size="big" imageSizes={imageSizes} isAboveFold />
        </div>
      )}
      <div className={styles.texts}>
        <TextBlock titleKey="description" html={texts.description} />
        <TextBlock titleKey="moreInfo" html={texts.additionalInfo} />
      </div>
    </div>
  );
}
