import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";

import * as styles from "./PointPicker.css";
import { type PointSearch, pointSearchFields, pointsAnchor } from "./pointChoices";

type PointPagerProps = { found: PointSearch; stepPath: string; onPage: (page: number) => void };

/** Buttons to the neighbouring pages of the found points; they submit the delivery form by GET. */
export function PointPager({ found: { page, pageCount }, stepPath, onPage }: PointPagerProps) {
  const { t } = useTranslation(["delivery", "ui"]);
  const buttonTo = (target: number, text: string) => (
    <button
      type="submit"
      formMethod="get"
      formAction={`${stepPath}#${pointsAnchor}`}
      formNoValidate
      name={pointSearchFields.page}
      value={target}
      className={button.text}
      onClick={(event) => {
        event.preventDefault();
        onPage(target);
      }}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.pager}>
      {page > 1 ? buttonTo(page - 1, t("ui:pager.previous")) : <span />}{" "}
      <span>{t("points.page", { page, pageCount })}</span>{" "}
      {page < pageCount ? buttonTo(page + 1, t("ui:pager.next")) : <span />}
    </div>
  );
}
