import * as styles from "./StatusPage.css";

export type ShownPhoto = { address: string; widthPx: number; heightPx: number };

type PhotoGridProps = {
  photos: readonly ShownPhoto[];
  /** Describes a photo by its number, from 1. */
  nameOf: (number: number) => string;
};

/** A customer's photos, each a link to the whole one. */
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
