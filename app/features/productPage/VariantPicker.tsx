import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";
import { formatSize, type Product, type ProductOptions, type SelectedOptions } from "~/features/products/product";
import * as styles from "~/ui/Choice.css";

type VariantPickerProps = {
  options: ProductOptions;
  variants: Product["variants"];
  shown: SelectedOptions;
  /** Availability of sizes depends on the selected colour only where scripts can update it. */
  isHydrated: boolean;
  onSelect: (change: Partial<SelectedOptions>) => void;
};

export function VariantPicker({ options, variants, shown, isHydrated, onSelect }: VariantPickerProps) {
  const { colours, sizes } = options;
  const colourFilter = isHydrated ? shown.colourId : null;
  const isInStock = (size: string) =>
    variants.some(
      (variant) =>
        variant.size === size && variant.onHand > 0 && (colourFilter === null || variant.colourId === colourFilter),
    );
  return (
    <>
      {colours.length > 0 ? <ColourPicker colours={colours} shown={shown} onSelect={onSelect} /> : null}
      {sizes.length > 0 ? <SizePicker sizes={sizes} isInStock={isInStock} shown={shown} onSelect={onSelect} /> : null}
    </>
  );
}

type ColourPickerProps = Pick<VariantPickerProps, "shown" | "onSelect"> & { colours: ProductOptions["colours"] };

function ColourPicker({ colours, shown, onSelect }: ColourPickerProps) {
  const { t } = useTranslation("catalog");
  const checked = shown.colourId ?? (colours.length === 1 ? colours[0]?.id : undefined);
  return (
    <fieldset>
      <legend className={styles.legend}>{t("product.colour")}</legend>
      <div className={styles.tiles}>
        {colours.map(({ id, name, hex }) => (
          <label key={id} className={styles.tile}>
            <input
              className={styles.radio}
              type="radio"
              name="barva"
              value={id}
              checked={id === checked}
              onChange={() => onSelect({ colourId: id })}
            />
            <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" className={styles.swatch}>
              <circle cx="9" cy="9" r="9" fill={hex} />
            </svg>
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SizePickerProps = Pick<VariantPickerProps, "shown" | "onSelect"> & {
  sizes: string[];
  isInStock: (size: string) => boolean;
};

function SizePicker({ sizes, isInStock, shown, onSelect }: SizePickerProps) {
  const { t } = useTranslation("catalog");
  const checked = shown.size ?? (sizes.length === 1 ? sizes[0] : undefined);
  return (
    <fieldset>
      <legend className={styles.legend}>{t("product.size")}</legend>
      <div className={styles.tiles}>
        {sizes.map((size) => (
          <label key={size} className={styles.tile} data-offered={isInStock(size) ? "yes" : "no"}>
            <input
              className={styles.radio}
              type="radio"
              name="velikost"
              value={size}
              checked={size === checked}
              onChange={() => onSelect({ size })}
            />
            <span>
              {formatSize(size)}
              {isInStock(size) ? null : <span className={visuallyHidden}> ({t("product.sizeNone")})</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
