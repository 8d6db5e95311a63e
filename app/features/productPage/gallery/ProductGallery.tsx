import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { pictureAddress } from "~/addresses";
import { imageSizes } from "~/features/products/imageSizes";
import { ProductPicture } from "~/features/products/ProductPicture";
import { emptyPicture } from "~/platform/pictures/emptyPicture";
import { useLiteMode } from "~/platform/slowConnection/liteMode";
import { isPlainClick } from "~/ui/isPlainClick";
import type { GalleryAndTextsProps, GalleryImage } from "./GalleryAndTexts";
import { GalleryButton } from "./GalleryButton";
import { belowTablet, hiddenWithoutScripts } from "./hiddenWithoutScripts";
import { OtherPictures } from "./OtherPictures";
import * as styles from "./ProductGallery.css";
import { useLightbox } from "./useLightbox";
import { useSlides } from "./useSlides";

/** The number of thumbnails, as few visitors look at further pictures. */
const maxThumbnails = 4;

/** Number of pictures in lite mode, front and back: a whole purchase in lite mode must load at most 150 kB. */
const maxLite = 2;

type ProductGalleryProps = Pick<GalleryAndTextsProps, "images" | "type" | "mainImage">;

/**
 * Draws a strip of pictures that scrolls sideways, each a link to its large version. When scripts run, it becomes a
 * slider with buttons, and pictures open in a lightbox. The other pictures are also shown below it, except in lite
 * mode, where only the strip has them.
 */
export function ProductGallery({ images: all, type, mainImage }: ProductGalleryProps) {
  const { t } = useTranslation("product");
  const isLite = useLiteMode();
  const images = isLite ? all.slice(0, maxLite) : all;
  const strip = useRef<HTMLUListElement>(null);
  const slides = useSlides(strip, images.length);
  const lightbox = useLightbox(images, slides.moveTo);
  const main = images.findIndex(({ image }) => image === mainImage);
  const [isMounted, setIsMounted] = useState(false);
  const { moveTo } = slides;
  // The server has put the first picture in place; only a later selection moves the slider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the picture changes, not when the slider does
  useEffect(() => {
    if (isMounted && main >= 0) moveTo(main);
    setIsMounted(true);
  }, [main]);
  return (
    <section className={styles.gallery} aria-label={t(`gallery.label.${type}`)} onPointerEnter={lightbox.preload}>
      <div className={images.length > 1 ? styles.withThumbnails : styles.stage}>
        <div className={styles.frame}>
          <ul ref={strip} className={styles.strip} tabIndex={images.length > 1 && !slides.isRunning ? 0 : undefined}>
            {images.map((image, index) => (
              <Slide
                key={image.image}
                image={image}
                index={index}
                count={images.length}
                slides={slides}
                onOpen={lightbox.open}
              />
            ))}
          </ul>
        </div>
        {images.length > 1 ? (
          <div className={styles.foot}>
            <Thumbnails images={images} slides={slides} />
            {slides.isRunning ? <GalleryNav slides={slides} count={images.length} /> : null}
          </div>
        ) : null}
      </div>
      {isLite ? null : <OtherPictures images={images} main={Math.max(main, 0)} onOpen={lightbox.open} />}
      {lightbox.element}
    </section>
  );
}

type Slides = ReturnType<typeof useSlides>;
type SlideProps = {
  image: GalleryImage;
  index: number;
  count: number;
  slides: Slides;
  onOpen: (event: MouseEvent, index: number) => void;
};

function Slide({ image: { image, alt }, index, count, slides, onOpen }: SlideProps) {
  const { t } = useTranslation("product");
  const isInactive = slides.isRunning && index !== slides.active;
  return (
    <li
      id={`obrazek-${index + 1}`}
      className={styles.slide}
      aria-hidden={isInactive || undefined}
      data-active={index === slides.active || undefined}
    >
      <a
        href={pictureAddress("big", image)}
        tabIndex={isInactive ? -1 : undefined}
        onClick={(event) => onOpen(event, index)}
      >
        <ProductPicture file={image} alt={alt} size="gallery" imageSizes={imageSizes} isAboveFold={index === 0} />
      </a>
      {count > 1 && !slides.isRunning ? (
        <span className={styles.placeOfSlide} aria-hidden="true">
          {t("gallery.place", { number: index + 1, count })}
        </span>
      ) : null}
    </li>
  );
}

function GalleryNav({ slides: { active, moveTo }, count }: { slides: Slides; count: number }) {
  const { t } = useTranslation("product");
  return (
    <div className={styles.turner}>
      <GalleryButton
        label={t("gallery.previous")}
        isDisabled={active === 0}
        onPress={() => moveTo(active - 1)}
        path="m15 5-7 7 7 7"
      />
      <span className={styles.place}>{t("gallery.place", { number: active + 1, count })}</span>
      <GalleryButton
        label={t("gallery.next")}
        isDisabled={active === count - 1}
        onPress={() => moveTo(active + 1)}
        path="m9 5 7 7-7 7"
      />
    </div>
  );
}

/** Screens on which the styles show no thumbnails. */
const thumbnailsHidden = ["(pointer: coarse)", belowTablet];

function Thumbnails({ images, slides }: Pick<ProductGalleryProps, "images"> & { slides: Slides }) {
  const { t } = useTranslation("catalog");
  const jump = (event: MouseEvent, index: number) => {
    if (!slides.isRunning || !isPlainClick(event)) return;
    event.preventDefault();
    slides.moveTo(index);
  };
  return (
    <ul className={styles.thumbnails}>
      {images.slice(0, maxThumbnails).map(({ image }, index) => (
        <li key={image}>
          <a
            className={styles.thumbnail}
            href={`#obrazek-${index + 1}`}
            aria-current={(slides.isRunning && index === slides.active) || undefined}
            onClick={(event) => jump(event, index)}
          >
            <span className={visuallyHidden}>{t("product.pictureNumber", { number: index + 1 })}</span>
            <picture>
              {thumbnailsHidden.map((media) => (
                <source key={media} media={hiddenWithoutScripts(media)} srcSet={emptyPicture} />
              ))}
              <ProductPicture file={image} alt="" size="thumb" imageSizes="80px" />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  );
}
