import { useTranslation } from "react-i18next";

import { pictureAddress } from "~/addresses";

import * as styles from "./ProductGallery.css";
import { ProductPicture } from "./ProductPicture";
import type { Product } from "./product";

const shownWidth = "(min-width: 1506px) 760px, (min-width: 768px) 50vw, 100vw";

/** Pictures beside each other, drawn along by hand; each leads to its big one. */
export function ProductGallery({ product }: { product: Pick<Product, "name" | "pictures" | "variants"> }) {
  const { t } = useTranslation("catalog");
  const { name, pictures } = product;
  if (pictures.length === 0) {
    return (
      <div className={styles.root}>
        <ProductPicture file={null} alt={name} size="big" shownWidth={shownWidth} isFirstSight />
      </div>
    );
  }
  return (
    <section className={styles.root} aria-label={t("product.pictures")}>
      <ul className={styles.strip} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map(({ file, colourId }, index) => (
          <li key={file} id={`obrazek-${index + 1}`} className={styles.slide}>
            <a href={pictureAddress("big", file)}>
              <ProductPicture
                file={file}
                alt={altOf(product, colourId, t)}
                size="big"
                shownWidth={shownWidth}
                isFirstSight={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <Thumbnails pictures={pictures} />
    </section>
  );
}

/** Brings the picture of a colour into sight, where scripts run. */
export function showColour({ pictures }: Pick<Product, "pictures">, colourId: string): void {
  const index = pictures.findIndex((picture) => picture.colourId === colourId);
  const slide = document.getElementById(`obrazek-${index + 1}`);
  slide?.parentElement?.scrollTo({ left: slide.offsetLeft - slide.parentElement.offsetLeft });
}

const mostThumbnails = 4;

function Thumbnails({ pictures }: Pick<Product, "pictures">) {
  const { t } = useTranslation("catalog");
  if (pictures.length < 2) return null;
  return (
    <ul className={styles.thumbnails}>
      {pictures.slice(0, mostThumbnails).map(({ file }, index) => (
        <li key={file}>
          <a
            className={styles.thumbnail}
            href={`#obrazek-${index + 1}`}
            aria-label={t("product.pictureNumber", { number: index + 1 })}
          >
            <ProductPicture file={file} alt="" size="thumb" shownWidth="80px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type Translate = ReturnType<typeof useTranslation<"catalog">>["t"];

function altOf({ name, variants }: Pick<Product, "name" | "variants">, colourId: string | null, t: Translate): string {
  const colour = variants.find((variant) => variant.colourId === colourId)?.colour;
  return colour ? t("product.picture", { name, colour }) : name;
}
