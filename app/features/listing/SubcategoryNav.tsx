import { useTranslation } from "react-i18next";
import { ProductPicture } from "~/features/products/ProductPicture";
import * as styles from "./SubcategoryNav.css";

/** A link with a picture to a category; `note` is the name of its parent. */
export type CategoryTile = { text: string; note: string | null; link: string; picture: string | null };

/** Shows links to subcategories in one row, which scrolls sideways when it is longer than the screen. */
export function SubcategoryNav({ categoryTiles }: { categoryTiles: readonly CategoryTile[] }) {
  const { t } = useTranslation("catalog");
  if (categoryTiles.length === 0) return null;
  const size = categoryTiles.some(({ note }) => note) ? "large" : "small";
  return <CategoryTiles label={t("subcategories")} size={size} categoryTiles={categoryTiles} />;
}

type CategoryTilesProps = {
  label: string;
  /** large: the tiles fill the width · small: one row, which may scroll */
  size: keyof typeof imageSizes;
  categoryTiles: readonly CategoryTile[];
};

/** Shows links to categories with pictures, labelled by `label`; for pages that choose the categories themselves. */
export function CategoryTiles({ label, size, categoryTiles }: CategoryTilesProps) {
  const isRowOfSix = size === "large" && categoryTiles.length === 6;
  return (
    <nav aria-label={label}>
      <ul className={isRowOfSix ? `${styles.root[size]} ${styles.six}` : styles.root[size]}>
        {categoryTiles.map(({ text, note, link, picture }) => (
          <li key={link}>
            <a className={styles.tile} href={link}>
              <span className={styles.picture}>
                <ProductPicture file={picture} alt="" size="thumb" imageSizes={imageSizes[size]} />
              </span>
              {note ? <span className={styles.note}>{note} </span> : null}
              <span className={styles.name[size]}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const imageSizes = {
  small: "(min-width: 1024px) 150px, 112px",
  large: "(min-width: 1024px) 23vw, 46vw",
} as const;
