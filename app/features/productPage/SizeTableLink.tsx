import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";

import { tableLink } from "./ProductForm.css";

export const sizeTableId = "velikosti";

/** Leads to the size table further down, and opens it where the browser does not. */
export function SizeTableLink() {
  const { t } = useTranslation("product");
  return (
    <p className={tableLink}>
      <a className={button.text} href={`#${sizeTableId}`} onClick={openTable}>
        {t("sizes.title")}
      </a>
    </p>
  );
}

function openTable(): void {
  document.getElementById(sizeTableId)?.closest("details")?.setAttribute("open", "");
}
