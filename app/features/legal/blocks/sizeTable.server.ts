import { letterColumnsOf, type SizeTableKind, sizeTableOf } from "~/features/productPage/sizeTables";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { htmlTable } from "./htmlTable";

const letterColumns = ["letters", "womensLetters", "mensLetters"] as const;

/**
 * Builds a table of the measurements by which product pages give sizes, with the letters that stand for the numbers.
 */
export function sizeTableHtml(kind: SizeTableKind, locale: Locale): string {
  const t = translatorFor(locale);
  const { columns, rows } = sizeTableOf(kind);
  const letters = letterColumnsOf(kind);
  const lettered = letterColumns.filter((name) => letters[name]);
  const [, ...measures] = columns;
  const names = [
    t("product:sizes.measure.size"),
    ...lettered.map((name) => t(`product:sizes.${name}`)),
    ...measures.map((measure) => t("product:sizes.inCentimetres", { measure: t(`product:sizes.measure.${measure}`) })),
  ];
  const cells = rows.map(([size = "", ...lengths], row) => {
    return [size, ...lettered.map((name) => letters[name]?.[row] ?? ""), ...lengths];
  });
  return htmlTable(t(`product:sizes.kind.${kind}`), names, cells);
}
