import type { SearchLink } from "./index/searchDocument";
import * as styles from "./SearchSections.css";

export function LinkRows({ links }: { links: readonly SearchLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ text, address, note }) => (
        <li key={address} className={styles.link}>
          <a className={styles.linkText} href={address}>
            {text}
          </a>
          {note ? <span className={styles.note}>{note}</span> : null}
        </li>
      ))}
    </ul>
  );
}
