import { useTranslation } from "react-i18next";

import { formatSize } from "~/features/sizes/sizes";
import type { CartLine } from "./cart";
import { noProductId } from "./gift/gift";

type VariantLinesProps = { line: Pick<CartLine, "productId" | "colour" | "size">; className: string };

/** Shows colour and size, each on a line of its own. For a gift voucher, the colour is the kind of voucher. */
export function VariantLines({ line: { productId, colour, size }, className }: VariantLinesProps) {
  const { t } = useTranslation("cart");
  return (
    <>
      {colour ? <p className={className}>{productId === noProductId ? colour : t("line.colour", { colour })}</p> : null}
      {size ? <p className={className}>{t("line.size", { size: formatSize(size) })}</p> : null}
    </>
  );
}
