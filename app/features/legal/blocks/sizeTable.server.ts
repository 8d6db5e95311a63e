import { type SizeTableKind, sizeTableOf } from "~/features/productPage/sizeTables";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { htmlTable } from "./htmlTable";

/** The measurements by which product pages give sizes. */
export function sizeTableHtml(kind: SizeTableKind, locale: Locale): string {
  const t = translatorFor(locale);
  const { columns, rows } = sizeTableOf(kind);
  const names = columns.map((measure) => t(`product:sizes.measure.${measure}`));
  return htmlTable(t(`product:sizes.kind.${kind}`), names, rows);
}
