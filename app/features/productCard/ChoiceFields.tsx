import type { Picked } from "~/features/products/product";
import { fields } from "./ChoiceFields.css";
import { type Choice, type ChoiceWords, choiceMarkup } from "./choiceMarkup";

type ChoiceFieldsProps = { choice: Choice; words: ChoiceWords; picked?: Picked | null | undefined };

/** The fields that say which piece is meant: a colour and a size, each asked only where there is a choice. */
export function ChoiceFields({ choice, words, picked = null }: ChoiceFieldsProps) {
  const markup = choiceMarkup(choice, words, picked);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every value in it is escaped where it is written
  return <div className={fields} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** False where one piece is all there is to choose from. */
export function hasChoice({ colours, sizes }: Choice): boolean {
  return colours.includes(";") || sizes.includes(",");
}
