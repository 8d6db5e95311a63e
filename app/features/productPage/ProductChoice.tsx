import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";
import { type Choice, type Picked, type Product, sizeText } from "~/features/products/product";
import * as styles from "~/ui/Choice.css";

type ProductChoiceProps = {
  choice: Choice;
  variants: Product["variants"];
  shown: Picked;
  /** Sizes are judged in the picked colour only where scripts can judge them anew. */
  isLive: boolean;
  onChoose: (change: Partial<Picked>) => void;
};

export function ProductChoice({ choice, variants, shown, isLive, onChoose }: ProductChoiceProps) {
  const { colours, sizes } = choice;
  const judgedIn = isLive ? shown.colourId : null;
  const isOffered = (size: string) =>
    variants.some((one) => one.size === size && one.onHand > 0 && (judgedIn === null || one.colourId === judgedIn));
  return (
    <>
      {colours.length > 0 ? <ColourChoice colours={colours} shown={shown} onChoose={onChoose} /> : null}
      {sizes.length > 0 ? <SizeChoice sizes={sizes} isOffered={isOffered} shown={shown} onChoose={onChoose} /> : null}
    </>
  );
}

type ColourChoiceProps = Pick<ProductChoiceProps, "shown" | "onChoose"> & { colours: Choice["colours"] };

function ColourChoice({ colours, shown, onChoose }: ColourChoiceProps) {
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
              onChange={() => onChoose({ colourId: id })}
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

type SizeChoiceProps = Pick<ProductChoiceProps, "shown" | "onChoose"> & {
  sizes: string[];
  isOffered: (size: string) => boolean;
};

function SizeChoice({ sizes, isOffered, shown, onChoose }: SizeChoiceProps) {
  const { t } = useTranslation("catalog");
  const checked = shown.size ?? (sizes.length === 1 ? sizes[0] : undefined);
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
              checked={size === checked}
              onChange={() => onChoose({ size })}
            />
            <span>
              {sizeText(size)}
              {isOffered(size) ? null : <span className={spoken}> ({t("product.sizeNone")})</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
