import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

/**
 * A link that opens in a new tab, so that the page and what was typed in it stay, and that says so. Needs the namespace
 * `legal`.
 */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation("legal");
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className={visuallyHidden}> ({t("newTab")})</span>
    </a>
  );
}
