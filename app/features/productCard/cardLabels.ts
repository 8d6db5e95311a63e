import { useTranslation } from "react-i18next";

/** Returns the texts of all cards of a grid, which are translated once instead of once for each card. */
export function useCardLabels() {
  const { t } = useTranslation("catalog");
  return {
    save: t("wishlist.save"),
    saved: t("wishlist.remove"),
    quickView: t("card.quickView"),
    choose: t("card.choose"),
    buy: t("card.buy"),
    colour: t("product.colour"),
    size: t("product.size"),
    pickSize: t("card.pickSize"),
    soldOut: t("availability.none"),
    storeOnly: t("availability.store"),
    notifyMe: t("card.stockAlert"),
    findInStore: t("card.reserve"),
  };
}

export type CardLabels = ReturnType<typeof useCardLabels>;
