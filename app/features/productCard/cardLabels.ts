import { useTranslation } from "react-i18next";

/** The words of all cards of a grid, looked up once: thirty cards would ask for each thirty times. */
export function useCardWords() {
  const { t } = useTranslation("catalog");
  return {
    save: t("wish.save"),
    saved: t("wish.remove"),
    look: t("card.look"),
    choose: t("card.choose"),
    buy: t("card.buy"),
    colour: t("product.colour"),
    size: t("product.size"),
    pickSize: t("card.pickSize"),
    none: t("availability.none"),
    store: t("availability.store"),
    watch: t("card.watch"),
    reserve: t("card.reserve"),
  };
}

export type CardWords = ReturnType<typeof useCardWords>;
