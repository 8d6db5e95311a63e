import { visuallyHidden } from "styles/global.css";

import * as styles from "./ProductGallery.css";

type GalleryButtonProps = { label: string; isDisabled: boolean; onPress: () => void; path: string };

/**
 * A button of the gallery. At the end of the pictures it stays focusable, as a disabled button would lose the focus
 * just after it was pressed.
 */
export function GalleryButton({ label, isDisabled, onPress, path }: GalleryButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <span className={visuallyHidden}>{label}</span>
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.arrow}>
        <path d={path} />
      </svg>
    </button>
  );
}
