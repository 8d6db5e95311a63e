import "~/features/content/PostPicture.css";
import { type DrawnMarkup, StaticMarkup } from "~/platform/markup/StaticMarkup";

import * as styles from "./ServiceTile.css";

/** Shows what the workshop does. Fills the last row of a listing's grid when cards leave room in it. */
export function ServiceTile({ drawn }: { drawn: DrawnMarkup }) {
  return (
    <li className={styles.root}>
      <StaticMarkup id="sluzby" drawn={drawn} className={styles.content} slotHtml="" />
    </li>
  );
}
