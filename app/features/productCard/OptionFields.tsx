import type { SelectedOptions } from "~/features/products/product";
import { formatSize } from "~/features/sizes/sizes";
import { NoChoice } from "~/ui/NoChoice";
import type { ProductCard } from "./card";
import type { CardLabels } from "./cardLabels";
import * as styles from "./OptionFields.css";

type CardOptions = Pick<ProductCard, "colours" | "sizes">;

type OptionFieldsProps = {
  options: CardOptions;
  labels: Pick<CardLabels, "colour" | "size" | "pickSize">;
  selected?: SelectedOptions | null | undefined;
  /** The element with the form's errors, when it has some. */
  errorId?: string | undefined;
};

/**
 * Draws the form fields for colour and size. Each is shown only when there is more than one value. The elements are
 * spans, as text browsers then show a card's fields in one line.
 */
export function OptionFields({ options, labels, selected = null, errorId }: OptionFieldsProps) {
  return (
    <span className={styles.fields} {...(errorId ? { role: "group", "aria-describedby": errorId } : {})} data-options>
      <ColourFields colours={options.colours} labels={labels} selectedId={selected?.colourId ?? null} />{" "}
      <SizeField sizes={options.sizes} labels={labels} selected={selected?.size ?? null} />{" "}
    </span>
  );
}

/** False when at most one colour and one size are available. */
export function hasOptions({ colours, sizes }: CardOptions): boolean {
  return colours.length > 1 || sizes.length > 1;
}

type ColourFieldsProps = Pick<OptionFieldsProps, "labels"> & {
  colours: ProductCard["colours"];
  selectedId: string | null;
};

/**
 * Draws the colours. A single colour is sent as a hidden field, since the product may have other colours that are sold
 * out.
 */
function ColourFields({ colours, labels, selectedId }: ColourFieldsProps) {
  if (colours.length <= 1) return <HiddenField name="barva" value={colours[0]?.id} />;
  return (
    <span role="radiogroup" aria-label={labels.colour} className={styles.colours}>
      <NoChoice name="barva" />
      {colours.map(({ id, name, hex }) => (
        <label key={id} className={styles.colour}>
          <input
            type="radio"
            name="barva"
            className={styles.radio}
            value={id}
            defaultChecked={id === selectedId ? true : undefined}
          />
          <svg aria-hidden="true" color={hex} className={styles.swatch} />
          {name}
        </label>
      ))}
    </span>
  );
}

type SizeFieldProps = Pick<OptionFieldsProps, "labels"> & { sizes: readonly string[]; selected: string | null };

function SizeField({ sizes, labels, selected }: SizeFieldProps) {
  if (sizes.length <= 1) return <HiddenField name="velikost" value={sizes[0]} />;
  return (
    <select name="velikost" aria-label={labels.size} className={styles.size} defaultValue={selected ?? undefined}>
      <option value="">{labels.pickSize}</option>
      {sizes.map((size) => (
        <SizeOption key={size} size={size} />
      ))}
    </select>
  );
}

/** Draws an option, which needs a value only when its text differs from it, as in 6½. */
function SizeOption({ size }: { size: string }) {
  const text = formatSize(size);
  return text === size ? <option>{text}</option> : <option value={size}>{text}</option>;
}

function HiddenField({ name, value }: { name: string; value: string | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}
