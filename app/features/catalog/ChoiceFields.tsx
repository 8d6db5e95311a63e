import { spoken } from "styles/global.css";

import * as styles from "./ChoiceFields.css";
import { coloursOf, sizesOf } from "./card";
import type { CardWords } from "./cardWords";
import type { Picked } from "./product";

type ChoiceFieldsProps = {
  choice: { colours: string; sizes: string };
  words: Pick<CardWords, "colour" | "size" | "pickSize">;
  picked?: Picked | undefined;
};

/** The fields that say which piece is meant: a colour and a size, each asked only where there is a choice. */
export function ChoiceFields({ choice, words, picked }: ChoiceFieldsProps) {
  const colours = coloursOf(choice);
  const sizes = sizesOf(choice);
  return (
    <>
      {colours.length > 1 ? (
        <fieldset className={styles.colours}>
          <legend className={spoken}>{words.colour}</legend>
          {colours.map(({ id, name, hex }) => (
            <label key={id} className={styles.colour}>
              <input
                type="radio"
                name="barva"
                value={id}
                className={styles.radio}
                defaultChecked={picked?.colourId === id}
              />
              <svg aria-hidden="true" color={hex} className={styles.swatch} />
              {name}
            </label>
          ))}
        </fieldset>
      ) : (
        <OnlyOne name="barva" value={colours[0]?.id} />
      )}
      {sizes.length > 1 ? (
        <select
          name="velikost"
          aria-label={words.size}
          className={styles.size}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written here, each value escaped
          dangerouslySetInnerHTML={{ __html: optionsOf(words.pickSize, sizes, picked?.size) }}
        />
      ) : (
        <OnlyOne name="velikost" value={sizes[0]} />
      )}
    </>
  );
}

/** As one text: ten options a card would be three hundred elements of a listing. */
function optionsOf(prompt: string, sizes: readonly string[], picked: string | null | undefined): string {
  const options = sizes.map((size) => `<option${size === picked ? " selected" : ""}>${escaped(size)}</option>`);
  return `<option value="">${escaped(prompt)}</option>${options.join("")}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function OnlyOne({ name, value }: { name: string; value: string | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}

/** False where one piece is all there is to choose from. */
export function hasChoice({ colours, sizes }: { colours: string; sizes: string }): boolean {
  return colours.includes(";") || sizes.includes(",");
}
