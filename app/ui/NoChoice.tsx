import { useTranslation } from "react-i18next";

/**
 * The first button of a radio group in which nothing is chosen yet. Lynx always chooses the first one, so without this a
 * visitor would get what nobody has chosen; it also draws what is hidden. Everybody else never meets it.
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
