import { useTranslation } from "react-i18next";
import { ProductPicture } from "~/features/products/ProductPicture";
import * as styles from "./SubcategoryNav.css";

/** A picture that leads to a category; `note` says what is above it. */
export type Door = { text: string; note: string | null; link: string; picture: string | null };

/** In one row; where it is longer than the screen, it is pushed sideways. */
export function CategoryDoors({ doors }: { doors: readonly Door[] }) {
  const { t } = useTranslation("catalog");
  if (doors.length === 0) return null;
  const size = doors.some(({ note }) => note) ? "large" : "small";
  return (
    <nav aria-label={t("subcategories")}>
      <ul className={styles.root[size]}>
        {doors.map(({ text, note, link, picture }) => (
          <li key={link}>
            <a className={styles.door} href={link}>
              <span className={styles.picture}>
                <ProductPicture file={picture} alt="" size="thumb" shownWidth={shownWidth[size]} />
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

const shownWidth = {
  small: "(min-width: 1024px) 150px, 112px",
  large: "(min-width: 1024px) 23vw, 46vw",
} as const;
