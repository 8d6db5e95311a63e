import type { SelectedOptions } from "~/features/products/product";
import { fields } from "./OptionFields.css";
import { type CardOptions, type OptionLabels, optionFieldsMarkup } from "./optionFieldsMarkup";

type OptionFieldsProps = {
  options: CardOptions;
  labels: OptionLabels;
  selected?: SelectedOptions | null | undefined;
  /** The element with the form's errors, when it has some. */
  errorId?: string | undefined;
};

/** The form fields for colour and size. Each is shown only where there is more than one value. */
export function OptionFields({ options, labels, selected = null, errorId }: OptionFieldsProps) {
  const markup = optionFieldsMarkup(options, labels, selected);
  return (
    <div
      className={fields}
      {...(errorId ? { role: "group", "aria-describedby": errorId } : {})}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every value in it is escaped where it is written
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** False where at most one colour and one size is available. */
export function hasOptions({ colours, sizes }: CardOptions): boolean {
  return colours.includes(";") || sizes.includes(",");
}
