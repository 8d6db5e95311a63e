import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import * as styles from "~/ui/Choice.css";

import type { Choice, Product } from "./product";

type ColourChoiceProps = {
  colours: Choice["colours"];
  picked: string | null;
  onPick: (colourId: string) => void;
};

export function ColourChoice({ colours, picked, onPick }: ColourChoiceProps) {
  const { t } = useTranslation("catalog");
  const checked = picked ?? (colours.length === 1 ? colours[0]?.id : undefined);
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
              defaultChecked={id === checked}
              onChange={() => onPick(id)}
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

type SizeChoiceProps = {
  product: Pick<Product, "variants">;
  sizes: string[];
  picked: string | null;
  /** Sizes are judged in this colour; in any colour while none is picked. */
  colourId: string | null;
  onPick: (size: string) => void;
};

export function SizeChoice({ product, sizes, picked, colourId, onPick }: SizeChoiceProps) {
  const { t } = useTranslation("catalog");
  const checked = picked ?? (sizes.length === 1 ? sizes[0] : undefined);
  const isOffered = (size: string) =>
    product.variants.some(
      (variant) => variant.size === size && variant.onHand > 0 && (colourId === null || variant.colourId === colourId),
    );
  return (
    <fieldset>
      <legend className={styles.legend}>{t("product.size")}</legend>
      <div className={styles.tiles}>
        {sizes.map((size) => (
          <label key={size} className={styles.tile} data-offered={isOffered(size) ? "yes" : "no"}>
            <input
              className={styles.radio}
              type="radio"
              name="velikost"
              value={size}
              defaultChecked={size === checked}
              onChange={() => onPick(size)}
            />
            <span>
              {size}
              {isOffered(size) ? null : <span className={spoken}> ({t("product.sizeNone")})</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
