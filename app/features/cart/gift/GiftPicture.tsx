import * as styles from "./GiftPicture.css";

/** Shows a picture of a gift voucher in place of a product picture. */
export function GiftPicture() {
  return (
    <span className={styles.root} aria-hidden="true">
      <span className={styles.card}>KARA</span>
    </span>
  );
}
