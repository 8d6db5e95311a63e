import { spoken } from "styles/global.css";
import { coloursOf } from "~/features/products/cardColour";
import { type Picked, sizeText } from "~/features/products/product";
import { button } from "~/ui/Button.css";
import * as card from "./CardBuy.css";
import * as styles from "./ChoiceFields.css";
import { type ProductCard, sizesOf } from "./card";
import type { CardWords } from "./cardLabels";

export type Choice = Pick<ProductCard, "colours" | "sizes">;
export type ChoiceWords = Pick<CardWords, "colour" | "size" | "pickSize">;

/**
 * The fields of a choice as one text. As elements they were half of a listing's cost on the server: some twenty for each
 * of thirty cards, that hardly anyone opens.
 */
export function choiceMarkup(choice: Choice, words: ChoiceWords, picked: Picked | null): string {
  return colourFields(choice, words, picked) + sizeField(choice, words, picked);
}

type ChoiceForm = { choice: Choice; words: ChoiceWords & Pick<CardWords, "buy">; address: string; here: string };

/** The form that a card opens, sent to the product's `address` and leading back `here`. */
export function choiceFormMarkup({ choice, words, address, here }: ChoiceForm): string {
  const back = `<input type="hidden" name="back" value="${escaped(here)}">`;
  const fields = `<div class="${styles.fields}">${choiceMarkup(choice, words, null)}</div>`;
  const submit = `<button type="submit" class="${button.dark}">${escaped(words.buy)}</button>`;
  return `<form method="post" action="${escaped(address)}" class="${card.form}" novalidate>${back}${fields}${submit}</form>`;
}

/** One colour needs no choice; it is sent along, since the product may have others that are sold out. */
function colourFields(choice: Choice, words: ChoiceWords, picked: Picked | null): string {
  const colours = coloursOf(choice);
  if (colours.length <= 1) return onlyOne("barva", colours[0]?.id);
  const labels = colours.map(({ id, name, hex }) => {
    const checked = id === picked?.colourId ? " checked" : "";
    return `<label class="${styles.colour}"><input type="radio" name="barva" class="${styles.radio}" value="${escaped(id)}"${checked}><svg aria-hidden="true" color="${escaped(hex)}" class="${styles.swatch}"></svg>${escaped(name)}</label>`;
  });
  return `<fieldset class="${styles.colours}"><legend class="${spoken}">${escaped(words.colour)}</legend>${labels.join("")}</fieldset>`;
}

function sizeField(choice: Choice, words: ChoiceWords, picked: Picked | null): string {
  const sizes = sizesOf(choice);
  if (sizes.length <= 1) return onlyOne("velikost", sizes[0]);
  const options = sizes.map((size) => sizeOption(size, size === picked?.size));
  return `<select name="velikost" aria-label="${escaped(words.size)}" class="${styles.size}"><option value="">${escaped(words.pickSize)}</option>${options.join("")}</select>`;
}

function sizeOption(size: string, isPicked: boolean): string {
  const text = sizeText(size);
  const value = text === size ? "" : ` value="${escaped(size)}"`;
  return `<option${value}${isPicked ? " selected" : ""}>${escaped(text)}</option>`;
}

function onlyOne(name: string, value: string | undefined): string {
  return value === undefined ? "" : `<input type="hidden" name="${name}" value="${escaped(value)}">`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
