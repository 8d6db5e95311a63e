import type { SelectedOptions } from "~/features/products/product";
import { fields } from "./OptionFields.css";
import { type CardOptions, type OptionLabels, optionFieldsMarkup } from "./optionFieldsMarkup";

type OptionFieldsProps = { options: CardOptions; labels: OptionLabels; selected?: SelectedOptions | null | undefined };

/** The form fields for colour and size. Each is shown only where there is more than one value. */
export function OptionFields({ options, labels, selected = null }: OptionFieldsProps) {
  const markup = optionFieldsMarkup(options, labels, selected);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every value in it is escaped where it is written
  return <div className={fields} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** False where at most one colour and one size is available. */
export function hasOptions({ colours, sizes }: CardOptions): boolean {
  return colours.includes(";") || sizes.includes(",");
}
