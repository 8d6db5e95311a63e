import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { choiceQuery, type NearOffers, type Pick, type Picked, sizeText } from "~/features/products/product";
import type { Variant } from "~/features/products/variant.queries.server";
import * as styles from "./ProductStock.css";

const fewPieces = 3;

type ProductStockProps = { pick: Pick; isLive: boolean; onChoose: (next: Picked) => void };

/** In words, what is left of the picked variant; where nothing is, what is left near it. */
export function ProductStock({ pick, isLive, onChoose }: ProductStockProps) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  if (pick.ok) return <InStock onHand={pick.variant.onHand} />;
  if (pick.reason !== "sold-out") {
    return <p className={styles.quiet}>{isLive ? t(`stock.pick.${pick.reason}`) : catalog("product.noScript")}</p>;
  }
  const { variant, near } = pick;
  return (
    <div className={styles.gone} aria-live="polite">
      <p>{variant ? t("stock.none") : t("stock.neverMade")}</p>
      {variant && variant.inStores > 0 ? <p>{t("stock.inStores")}</p> : null}
      <Offers
        title={t("stock.inColour")}
        offers={near.inColour}
        nameOf={({ size }) => sizeText(size)}
        onChoose={onChoose}
        field="velikost"
      />
      <Offers
        title={t("stock.inSize")}
        offers={near.inSize}
        nameOf={({ colour }) => colour ?? ""}
        onChoose={onChoose}
        field="barva"
      />
      <Others offers={near.others} onChoose={onChoose} />
      {variant ? <a href="#hlidat">{t("stock.watch")}</a> : null}
    </div>
  );
}

function InStock({ onHand }: { onHand: number }) {
  const { t } = useTranslation("product");
  const words = onHand === 1 ? t("stock.last") : t("stock.few", { count: onHand });
  return (
    <p className={styles.stock} aria-live="polite">
      {onHand > fewPieces ? t("stock.plenty") : words}
    </p>
  );
}

type OffersProps = {
  title: string;
  offers: NearOffers["inColour"];
  nameOf: (variant: Variant) => string;
  onChoose: (next: Picked) => void;
  /** What the offers change, to which the focus goes when they vanish. */
  field: "barva" | "velikost";
};

function Others({ offers, onChoose }: { offers: Variant[]; onChoose: OffersProps["onChoose"] }) {
  const { t } = useTranslation("product");
  const nameOf = ({ colour, size }: Variant) => [colour, sizeText(size)].filter(Boolean).join(" ");
  return <Offers title={t("stock.others")} offers={offers} nameOf={nameOf} onChoose={onChoose} field="velikost" />;
}

/** Links to the same page with another choice; picked in place where scripts run. */
function Offers({ title, offers, nameOf, onChoose, field }: OffersProps) {
  if (offers.length === 0) return null;
  const pick = (event: MouseEvent, { colourId, size }: Variant) => {
    event.preventDefault();
    const fields =
      event.currentTarget.closest("form")?.querySelectorAll<HTMLInputElement>(`input[name=${field}]`) ?? [];
    [...fields].find(({ value }) => value === (field === "barva" ? colourId : size))?.focus();
    onChoose({ colourId, size });
  };
  return (
    <p className={styles.offers}>
      {title}{" "}
      {offers.map((variant) => (
        <a
          key={variant.id}
          className={styles.offer}
          href={choiceQuery({ colourId: variant.colourId, size: variant.size })}
          onClick={(event) => pick(event, variant)}
        >
          {nameOf(variant)}
        </a>
      ))}
    </p>
  );
}
