import { ProductPicture } from "~/features/products/ProductPicture";
import { shownWidth } from "~/features/products/pictureWidth";
import { PictureStage } from "./GalleryViewer";
import * as styles from "./ProductGallery.css";
import { TextBlock } from "./TextBlock";

/** `alt` is the picture in words. */
export type GalleryImage = { image: string; alt: string };

export type ProductGalleryProps = {
  images: readonly GalleryImage[];
  /** What is pictured: chooses the words around the pictures. */
  type: "product";
  productName: string;
  /** File of the picture that is to be in sight; another one brings that into sight. */
  mainImage: string | null;
  /** Checked HTML. */
  description: string;
  /** Checked HTML. */
  additionalInfo: string;
};

/** Pictures with the two texts beside them, or below where a finger points. */
export function ProductGallery({ images, type, productName, mainImage, ...texts }: ProductGalleryProps) {
  return (
    <div className={styles.root}>
      {images.length > 0 ? (
        <PictureStage images={images} type={type} mainImage={mainImage} />
      ) : (
        <div className={styles.gallery}>
          <ProductPicture file={null} alt={productName} size="big" shownWidth={shownWidth} isFirstSight />
        </div>
      )}
      <div className={styles.texts}>
        <TextBlock titleKey="description" html={texts.description} />
        <TextBlock titleKey="moreInfo" html={texts.additionalInfo} />
      </div>
    </div>
  );
}
