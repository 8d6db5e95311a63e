import * as styles from "./GiftPicture.css";

/** Stands for a gift voucher where goods have their picture. */
export function GiftPicture() {
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.card}>KARA</span>
    </span>
  );
}
