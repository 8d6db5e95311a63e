import { useTranslation } from "react-i18next";

/**
 * The hidden first button of a radio group in which nothing is chosen yet. Lynx always chooses the first one, so
 * without it a visitor would submit an option that nobody has chosen; Lynx also shows hidden elements. In every other
 * browser this button is never seen.
 */
export function NoChoice({ name }: { name: string }) {
  const { t } = useTranslation("ui");
  return (
    <label hidden>
      <input type="radio" name={name} value="" />
      {t("noneChosen")}{" "}
    </label>
  );
}
