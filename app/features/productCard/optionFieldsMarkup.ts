import { visuallyHidden } from "styles/global.css";
import { parseColours } from "~/features/products/cardColour";
import { formatSize, type SelectedOptions } from "~/features/products/product";
import { submissionField } from "~/platform/browser/submissionKey";
import { button } from "~/ui/Button.css";
import { escapeHtml } from "~/ui/escapeHtml";
import type { AddToCartIntent } from "./addToCart.form";
import * as card from "./CardAddToCart.css";
import { type ProductCard, parseSizes } from "./card";
import type { CardLabels } from "./cardLabels";
import * as styles from "./OptionFields.css";

export type CardOptions = Pick<ProductCard, "colours" | "sizes">;
export type OptionLabels = Pick<CardLabels, "colour" | "size" | "pickSize">;

/**
 * The colour and size fields as one HTML string. As React elements they were half of the cost of rendering a listing on
 * the server: some twenty elements for each of thirty cards, though visitors open few of them.
 */
export function optionFieldsMarkup(
  options: CardOptions,
  labels: OptionLabels,
  selected: SelectedOptions | null,
): string {
  return colourFields(options, labels, selected) + sizeField(options, labels, selected);
}

type AddToCartFormInput = {
  options: CardOptions;
  labels: OptionLabels & Pick<CardLabels, "buy">;
  address: string;
  returnTo: string;
  submissionKey: string;
};

/** The form that a card opens. It is posted to the product's `address`, which redirects to `returnTo`. */
export function addToCartFormMarkup({ options, labels, address, ...form }: AddToCartFormInput): string {
  const hidden =
    hiddenField("intent", "add-to-cart" satisfies AddToCartIntent) +
    hiddenField(submissionField, form.submissionKey) +
    hiddenField("back", form.returnTo);
  const fields = `<div class="${styles.fields}">${optionFieldsMarkup(options, labels, null)}</div>`;
  const submit = `<button type="submit" class="${button.dark}">${escapeHtml(labels.buy)}</button>`;
  return `<form method="post" action="${escapeHtml(address)}" class="${card.form}" novalidate>${hidden}${fields}${submit}</form>`;
}

/** A single colour is sent as a hidden field, since the product may have other colours that are sold out. */
function colourFields(options: CardOptions, labels: OptionLabels, selected: SelectedOptions | null): string {
  const colours = parseColours(options);
  if (colours.length <= 1) return hiddenField("barva", colours[0]?.id);
  const radios = colours.map(({ id, name, hex }) => {
    const checked = id === selected?.colourId ? " checked" : "";
    return `<label class="${styles.colour}"><input type="radio" name="barva" class="${styles.radio}" value="${escapeHtml(id)}"${checked}><svg aria-hidden="true" color="${escapeHtml(hex)}" class="${styles.swatch}"></svg>${escapeHtml(name)}</label>`;
  });
  return `<fieldset class="${styles.colours}"><legend class="${visuallyHidden}">${escapeHtml(labels.colour)}</legend>${radios.join("")}</fieldset>`;
}

function sizeField(options: CardOptions, labels: OptionLabels, selected: SelectedOptions | null): string {
  const sizes = parseSizes(options);
  if (sizes.length <= 1) return hiddenField("velikost", sizes[0]);
  const items = sizes.map((size) => sizeOption(size, size === selected?.size));
  return `<select name="velikost" aria-label="${escapeHtml(labels.size)}" class="${styles.size}"><option value="">${escapeHtml(labels.pickSize)}</option>${items.join("")}</select>`;
}

function sizeOption(size: string, isPicked: boolean): string {
  const text = formatSize(size);
  const value = text === size ? "" : ` value="${escapeHtml(size)}"`;
  return `<option${value}${isPicked ? " selected" : ""}>${escapeHtml(text)}</option>`;
}

function hiddenField(name: string, value: string | undefined): string {
  return value === undefined ? "" : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}
