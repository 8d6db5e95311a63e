import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";
import {
  type Alternatives,
  buildSelectionQuery,
  collectOptions,
  type Product,
  type SelectedOptions,
  sizesInStock,
  type VariantSelection,
} from "~/features/products/product";
import type { Variant } from "~/features/products/variant.queries.server";
import { formatSize } from "~/features/sizes/sizes";
import { isPlainClick } from "~/ui/isPlainClick";
import * as styles from "./ProductStock.css";
import { productFormId } from "./useVariantSelection";

const fewPieces = 3;

type ProductStockProps = {
  variants: readonly Variant[];
  /** `store` when only stores have the product, which is then already said above the choice. */
  availability: Product["availability"];
  shown: SelectedOptions;
  selection: VariantSelection;
  onSelect: (next: SelectedOptions) => void;
};

/**
 * Shows the stock of the selected variant in words: when it is sold out, the alternatives in stock; before a variant is
 * selected, the sizes in stock.
 */
export function ProductStock({ variants, availability, shown, selection, onSelect }: ProductStockProps) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  const isHydrated = useHydrated();
  if (selection.ok && selection.variant.onHand === 0)
    return <InStores variant={selection.variant} isShownAbove={availability === "store"} />;
  if (selection.ok) return <InStock onHand={selection.variant.onHand} />;
  if (selection.reason !== "sold-out") {
    const inStock = selection.reason === "size-missing" ? sizesInStock(variants, shown.colourId, availability) : null;
    if (inStock?.sizes.length) {
      const texts = availability === "store" ? "stock.inStoresSizes" : "stock.sizes";
      return <SizesInStock variants={variants} colourId={shown.colourId} inStock={inStock} texts={texts} />;
    }
    return (
      <p className={styles.quiet}>{isHydrated ? t(`stock.pick.${selection.reason}`) : catalog("product.noScript")}</p>
    );
  }
  const { variant, alternatives } = selection;
  return (
    <div className={styles.soldOut} aria-live="polite">
      <p>{variant ? t("stock.none") : t("stock.neverMade")}</p>
      <AlternativeLinks
        title={t("stock.inColour")}
        offers={alternatives.inColour}
        nameOf={({ size }) => formatSize(size)}
        onSelect={onSelect}
        field="velikost"
      />
      <AlternativeLinks
        title={t("stock.inSize")}
        offers={alternatives.inSize}
        nameOf={({ colour }) => colour ?? ""}
        onSelect={onSelect}
        field="barva"
      />
      <OtherVariants offers={alternatives.others} onSelect={onSelect} />
      {variant ? <a href="#hlidat">{t("stock.stockAlert")}</a> : null}
    </div>
  );
}

type SizesInStockProps = {
  variants: readonly Variant[];
  colourId: string | null;
  inStock: ReturnType<typeof sizesInStock>;
  texts: "stock.sizes" | "stock.inStoresSizes";
};

/**
 * Lists the sizes in stock while no size is chosen. The colour is named, as without scripts the visitor may have chosen
 * another colour meanwhile.
 */
function SizesInStock({ variants, colourId, inStock, texts }: SizesInStockProps) {
  const { t } = useTranslation("product");
  const { colours } = collectOptions(variants);
  const { sizes, areAll, onlyInStores } = inStock;
  const list = areAll ? t("stock.allSizes") : listOf(sizes);
  const colour = colours.length > 1 ? colours.find(({ id }) => id === colourId)?.name : undefined;
  return (
    <div aria-live="polite">
      <p className={styles.stock}>
        {colour ? t(`${texts}OfColour`, { colour, sizes: list }) : t(texts, { sizes: list })}
      </p>
      {onlyInStores.length > 0 ? <p>{t("stock.onlyInStores", { sizes: listOf(onlyInStores) })}</p> : null}
    </div>
  );
}

function listOf(sizes: readonly string[]): string {
  return sizes.map(formatSize).join(", ");
}

type InStoresProps = { variant: Variant; isShownAbove: boolean };

/** Says that only stores have the variant, which can be ordered for pickup or reserved there. */
function InStores({ variant: { colourId, size }, isShownAbove }: InStoresProps) {
  const { t } = useTranslation("product");
  const link = (
    <p>
      <a href={`${buildSelectionQuery({ colourId, size }, { prodejny: "1" })}#prodejny`}>{t("stock.where")}</a>
    </p>
  );
  if (isShownAbove) return link;
  return (
    <div className={styles.soldOut} aria-live="polite">
      <p>{t("stock.inStores")}</p>
      {link}
    </div>
  );
}

function InStock({ onHand }: { onHand: number }) {
  const { t } = useTranslation("product");
  const fewText = onHand === 1 ? t("stock.last") : t("stock.few", { count: onHand });
  return (
    <p className={styles.stock} aria-live="polite">
      {onHand > fewPieces ? t("stock.plenty") : fewText}
    </p>
  );
}

type AlternativeLinksProps = {
  title: string;
  offers: Alternatives["inColour"];
  nameOf: (variant: Variant) => string;
  onSelect: (next: SelectedOptions) => void;
  /** The field that the alternatives change; it gets the focus when they disappear. */
  field: "barva" | "velikost";
};

function OtherVariants({ offers, onSelect }: { offers: Variant[]; onSelect: AlternativeLinksProps["onSelect"] }) {
  const { t } = useTranslation("product");
  const nameOf = ({ colour, size }: Variant) => [colour, formatSize(size)].filter(Boolean).join(" ");
  return (
    <AlternativeLinks title={t("stock.others")} offers={offers} nameOf={nameOf} onSelect={onSelect} field="velikost" />
  );
}

/** Links to the same page with other options; when scripts run, they are selected without navigation. */
function AlternativeLinks({ title, offers, nameOf, onSelect, field }: AlternativeLinksProps) {
  if (offers.length === 0) return null;
  const select = (event: MouseEvent, { colourId, size }: Variant) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const form = document.getElementById(productFormId);
    const fields = form?.querySelectorAll<HTMLInputElement>(`input[name=${field}]`) ?? [];
    [...fields].find(({ value }) => value === (field === "barva" ? colourId : size))?.focus();
    onSelect({ colourId, size });
  };
  return (
    <p className={styles.offers}>
      {title}{" "}
      {offers.map((variant) => (
        <a
          key={variant.id}
          className={styles.offer}
          href={buildSelectionQuery({ colourId: variant.colourId, size: variant.size })}
          onClick={(event) => select(event, variant)}
        >
          {nameOf(variant)}
        </a>
      ))}
    </p>
  );
}
