import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { pictureAddress } from "~/addresses";
import { ProductPicture } from "~/features/products/ProductPicture";
import { shownWidth } from "~/features/products/pictureWidth";
import { TurnButton } from "./GalleryArrow";
import type { GalleryImage, ProductGalleryProps } from "./ProductGallery";
import * as styles from "./ProductGallery.css";
import { useLightbox } from "./useLightbox";
import { useSlides } from "./useSlides";

type PictureStageProps = Pick<ProductGalleryProps, "images" | "type" | "mainImage">;

/**
 * A strip of pictures drawn along by hand, each leading to its big one. Where scripts run, it becomes a slider with
 * buttons, and a picture opens over the page.
 */
export function PictureStage({ images, type, mainImage }: PictureStageProps) {
  const { t } = useTranslation("product");
  const strip = useRef<HTMLUListElement>(null);
  const slides = useSlides(strip, images.length);
  const lightbox = useLightbox(images, slides.moveTo);
  const main = images.findIndex(({ image }) => image === mainImage);
  const [isTurned, setIsTurned] = useState(false);
  const { moveTo } = slides;
  // The first picture in sight is where the server put it; only a later choice moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the picture changes, not when the slider does
  useEffect(() => {
    if (isTurned && main >= 0) moveTo(main);
    setIsTurned(true);
  }, [main]);
  return (
    <section className={styles.gallery} aria-label={t(`gallery.label.${type}`)} onPointerEnter={lightbox.prepare}>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <ul ref={strip} className={styles.strip} tabIndex={images.length > 1 && !slides.isLive ? 0 : undefined}>
            {images.map((image, index) => (
              <Slide key={image.image} image={image} index={index} slides={slides} onOpen={lightbox.open} />
            ))}
          </ul>
          {slides.isLive ? <Turner slides={slides} count={images.length} /> : null}
        </div>
        {images.length > 1 ? <Thumbnails images={images} slides={slides} /> : null}
      </div>
      {lightbox.element}
    </section>
  );
}

type Slides = ReturnType<typeof useSlides>;
type SlideProps = {
  image: GalleryImage;
  index: number;
  slides: Slides;
  onOpen: (event: MouseEvent, index: number) => void;
};

function Slide({ image: { image, alt }, index, slides, onOpen }: SlideProps) {
  const isAside = slides.isLive && index !== slides.active;
  return (
    <li
      id={`obrazek-${index + 1}`}
      className={styles.slide}
      aria-hidden={isAside || undefined}
      data-active={index === slides.active || undefined}
    >
      <a
        href={pictureAddress("big", image)}
        tabIndex={isAside ? -1 : undefined}
        onClick={(event) => onOpen(event, index)}
      >
        <ProductPicture file={image} alt={alt} size="big" shownWidth={shownWidth} isFirstSight={index === 0} />
      </a>
    </li>
  );
}

function Turner({ slides: { active, moveTo }, count }: { slides: Slides; count: number }) {
  const { t } = useTranslation("product");
  return (
    <div className={styles.turner}>
      <TurnButton
        label={t("gallery.previous")}
        isOff={active === 0}
        onTurn={() => moveTo(active - 1)}
        path="m15 5-7 7 7 7"
      />
      <span className={styles.place}>{t("gallery.place", { number: active + 1, count })}</span>
      <TurnButton
        label={t("gallery.next")}
        isOff={active === count - 1}
        onTurn={() => moveTo(active + 1)}
        path="m9 5 7 7-7 7"
      />
    </div>
  );
}

const mostThumbnails = 4;

function Thumbnails({ images, slides }: Pick<PictureStageProps, "images"> & { slides: Slides }) {
  const { t } = useTranslation("catalog");
  const jump = (event: MouseEvent, index: number) => {
    if (!slides.isLive) return;
    event.preventDefault();
    slides.moveTo(index);
  };
  return (
    <ul className={styles.thumbnails}>
      {images.slice(0, mostThumbnails).map(({ image }, index) => (
        <li key={image}>
          <a
            className={styles.thumbnail}
            href={`#obrazek-${index + 1}`}
            aria-label={t("product.pictureNumber", { number: index + 1 })}
            aria-current={(slides.isLive && index === slides.active) || undefined}
            onClick={(event) => jump(event, index)}
          >
            <ProductPicture file={image} alt="" size="thumb" shownWidth="80px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
