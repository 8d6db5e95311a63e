import { useTranslation } from "react-i18next";
import { tab } from "styles/tabs.css";

import { useInPlaceNavigation } from "../FilterChips";
import * as styles from "./DepartmentLinks.css";
import type { DepartmentLink } from "./departments";

/** Shows links to the parts of a listing that are for women, for men, …, and back to all. */
export function DepartmentLinks({ departments }: { departments: readonly DepartmentLink[] }) {
  const { t } = useTranslation("listing");
  const followInPlace = useInPlaceNavigation();
  if (departments.length === 0) return null;
  return (
    <nav aria-label={t("departments")}>
      <ul className={styles.root}>
        {departments.map(({ text, link, isCurrent }) => (
          <li key={link}>
            <a className={tab} href={link} aria-current={isCurrent ? "true" : undefined} onClick={followInPlace}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
