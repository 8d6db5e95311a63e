import * as styles from "./ProductGallery.css";

type TurnButtonProps = { label: string; isOff: boolean; onTurn: () => void; path: string };

export function TurnButton({ label, isOff, onTurn, path }: TurnButtonProps) {
  return (
    <button type="button" className={styles.turn} aria-label={label} disabled={isOff} onClick={onTurn}>
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.arrow}>
        <path d={path} />
      </svg>
    </button>
  );
}
