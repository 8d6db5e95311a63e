import * as styles from "./StatusPage.css";

export type ShownPhoto = { address: string; widthPx: number; heightPx: number };

type PhotoGridProps = {
  photos: readonly ShownPhoto[];
  /** Returns the name of a photo from its number, which begins with 1. */
  nameOf: (number: number) => string;
};

/** A customer's photos, each linked to the photo in full size. */
export function PhotoGrid({ photos, nameOf }: PhotoGridProps) {
  return (
    <div className={styles.photos}>
      {photos.map(({ address, widthPx, heightPx }, index) => (
        <a key={address} href={address}>
          <img
            src={address}
            alt={nameOf(index + 1)}
            width={widthPx}
            height={heightPx}
            loading="lazy"
            className={styles.photo}
          />
        </a>
      ))}
    </div>
  );
}
