import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";
import {
  buildSelectionQuery,
  collectOptions,
  offerOfSize,
  type Product,
  type ProductOptions,
  type SelectedOptions,
  type VariantSelection,
} from "~/features/products/product";
import { GarmentMeasures } from "~/features/sizes/GarmentMeasures";
import { formatSize } from "~/features/sizes/sizes";
import { stockAlertId } from "~/features/stockAlerts/StockAlertForm";
import { openAccordionSection } from "~/ui/accordion/AccordionSection";
import * as styles from "~/ui/Choice.css";
import { NoChoice } from "~/ui/NoChoice";
import * as form from "./ProductForm.css";
import { SizeTableDisclosure } from "./SizeTableDisclosure";
import type { SizeTables } from "./sizeTables";

type VariantPickerProps = {
  product: Product;
  shown: SelectedOptions;
  /** Why the submitted choice was refused; undefined as soon as the choice is valid. */
  wrong: Extract<VariantSelection, { ok: false }>["reason"] | undefined;
  sizeTables: SizeTables | null;
  /** Whether a visitor may ask for an e-mail when a size is back in stock. */
  isAlertOffered: boolean;
  /** True once scripts update which sizes the selected colour has; until then the styles mark them. */
  isHydrated: boolean;
  onSelect: (change: Partial<SelectedOptions>) => void;
};

type Offered = ReturnType<typeof offerOfSize>;

export function VariantPicker(props: VariantPickerProps) {
  const { product, shown, wrong, isHydrated, onSelect } = props;
  const { colours, sizes } = collectOptions(product.variants);
  const coloursWhere = (size: string, offered: Offered) =>
    colours.flatMap(({ id }, number) => (offerOfSize(product, size, id) === offered ? [number] : [])).join(" ") ||
    undefined;
  return (
    <>
      {colours.length > 0 ? (
        <ColourPicker colours={colours} shown={shown} wrong={wrong} isHydrated={isHydrated} onSelect={onSelect} />
      ) : null}
      {sizes.length > 0 ? (
        <SizePicker
          sizes={sizes}
          offerOf={(size) => offerOfSize(product, size, isHydrated ? shown.colourId : null)}
          coloursWhere={isHydrated ? undefined : coloursWhere}
          shown={shown}
          wrong={wrong}
          tables={props.sizeTables}
          isAlertOffered={props.isAlertOffered}
          onSelect={onSelect}
        />
      ) : null}
    </>
  );
}

type ColourPickerProps = Pick<VariantPickerProps, "shown" | "wrong" | "isHydrated" | "onSelect"> & {
  colours: ProductOptions["colours"];
};

function ColourPicker({ colours, shown, wrong, isHydrated, onSelect }: ColourPickerProps) {
  const { t } = useTranslation("catalog");
  const checked = shown.colourId ?? (colours.length === 1 ? colours[0]?.id : undefined);
  const isMissing = wrong === "colour-missing" || wrong === "both-missing";
  return (
    <fieldset className={form.options} aria-describedby={isMissing ? "barva-chyba" : undefined}>
      <legend className={styles.legend}>{t("product.colour")}</legend>
      {isMissing ? <Problem id="barva-chyba" text={t("problem.colourMissing")} /> : null}
      <div className={styles.tiles}>
        {checked === undefined || checked === null ? <NoChoice name="barva" /> : null}
        {colours.map(({ id, name, hex }, number) => (
          <label key={id} className={styles.tile}>
            <input
              className={styles.radio}
              type="radio"
              name="barva"
              value={id}
              data-colour={number}
              checked={id === checked}
              aria-invalid={isMissing || undefined}
              onChange={() => onSelect({ colourId: id })}
            />
            <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" className={styles.swatch}>
              <circle cx="9" cy="9" r="9" fill={hex} />
            </svg>
            <span>{name}</span>
          </label>
        ))}
      </div>
      {isHydrated ? null : <OtherColours colours={colours.filter(({ id }) => id !== checked)} size={shown.size} />}
    </fieldset>
  );
}

/** Shows links to the pictures of the other colours, for visitors without scripts. */
function OtherColours({ colours, size }: Pick<ColourPickerProps, "colours"> & { size: string | null }) {
  const { t } = useTranslation("product");
  if (colours.length === 0) return null;
  return (
    <p className={form.noScriptOnly}>
      {t("gallery.inColour")}
      {colours.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 ? ", " : " "}
          <a href={buildSelectionQuery({ colourId: id, size })}>{name}</a>
        </span>
      ))}
    </p>
  );
}

type SizePickerProps = Pick<VariantPickerProps, "shown" | "wrong" | "isAlertOffered" | "onSelect"> & {
  sizes: string[];
  offerOf: (size: string) => Offered;
  /**
   * Returns the numbers of the colours in which a size is offered in this way, by which the styles mark it without
   * scripts.
   */
  coloursWhere: ((size: string, offered: Offered) => string | undefined) | undefined;
  tables: SizeTables | null;
};

function SizePicker(props: SizePickerProps) {
  const { sizes, offerOf, coloursWhere, shown, wrong, tables, isAlertOffered, onSelect } = props;
  const { t } = useTranslation("catalog");
  const checked = shown.size ?? (sizes.length === 1 ? sizes[0] : undefined);
  const isMissing = wrong === "size-missing" || wrong === "both-missing";
  const isWrong = isMissing || wrong === "sold-out";
  return (
    <fieldset className={form.options} aria-describedby={isWrong ? "velikost-chyba" : undefined}>
      <legend className={styles.legend}>{t("product.size")}</legend>
      {isWrong ? <Problem id="velikost-chyba" text={t(isMissing ? "problem.sizeMissing" : "problem.soldOut")} /> : null}
      <div className={styles.tiles}>
        {checked === undefined || checked === null ? <NoChoice name="velikost" /> : null}
        {sizes.map((size) => (
          <label
            key={size}
            className={`${styles.tile} ${form.size}`}
            data-offered={offerOf(size)}
            data-stores={coloursWhere?.(size, "stores")}
            data-none={coloursWhere?.(size, "no")}
          >
            <input
              className={styles.radio}
              type="radio"
              name="velikost"
              value={size}
              checked={size === checked}
              aria-invalid={isWrong || undefined}
              onChange={() => onSelect({ size })}
            />
            <span>
              {formatSize(size)}
              <OfferedInWords offered={offerOf(size)} />
            </span>
          </label>
        ))}
      </div>
      {tables?.garment ? <GarmentMeasures garment={tables.garment} size={checked ?? null} /> : null}
      {isAlertOffered ? <MissingSize /> : null}
      {tables ? <SizeTableDisclosure {...tables} /> : null}
    </fieldset>
  );
}

/** Says to screen readers what the look of a size's tile means. */
function OfferedInWords({ offered }: { offered: Offered }) {
  const { t } = useTranslation("catalog");
  if (offered === "yes") return null;
  return (
    <span className={visuallyHidden}> ({t(offered === "stores" ? "product.sizeStores" : "product.sizeNone")})</span>
  );
}

/** Links to the form further down that requests an e-mail. */
function MissingSize() {
  const { t } = useTranslation("product");
  return (
    <p className={form.question}>
      <a href={`#${stockAlertId}`} onClick={() => openAccordionSection(stockAlertId)}>
        {t("stockAlert.summary")}
      </a>
    </p>
  );
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={styles.problem}>
      {text}
    </p>
  );
}
