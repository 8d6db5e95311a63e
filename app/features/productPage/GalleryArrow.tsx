import * as styles from "./ProductGallery.css";

type GalleryArrowProps = { label: string; isDisabled: boolean; onPress: () => void; path: string };

export function GalleryArrow({ label, isDisabled, onPress, path }: GalleryArrowProps) {
  return (
    <button type="button" className={styles.turn} aria-label={label} disabled={isDisabled} onClick={onPress}>
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.arrow}>
        <path d={path} />
      </svg>
    </button>
  );
}
