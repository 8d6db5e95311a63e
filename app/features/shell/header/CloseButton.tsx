import { visuallyHidden } from "styles/global.css";

import * as styles from "./CloseButton.css";

/** A button that submits the form around it, which hides the banner. */
export function CloseButton({ banner, label }: { banner: "promo" | "popup"; label: string }) {
  return (
    <button className={styles.root} type="submit" name="banner" value={banner}>
      <span className={visuallyHidden}>{label}</span>
      <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" className={styles.icon}>
        <path d="m5 5 14 14M19 5 5 19" />
      </svg>
    </button>
  );
}
