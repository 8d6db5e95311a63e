import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChoiceFields } from "~/features/productCard/ChoiceFields";
import { useCardWords } from "~/features/productCard/cardLabels";
import { writeColours } from "~/features/products/cardColour";
import { choiceOf, type Product } from "~/features/products/product";
import { button } from "~/ui/Button.css";
import * as styles from "./QuickView.css";

type LookFormProps = { product: Product; address: string; here: string };

export function LookForm({ product, address, here }: LookFormProps) {
  const { t } = useTranslation("catalog");
  const words = useCardWords();
  const fetcher = useFetcher<{ messages: string[] }>();
  if (product.availability !== "online") {
    return <p>{product.availability === "store" ? words.store : words.none}</p>;
  }
  const { colours, sizes } = choiceOf(product.variants.filter(({ onHand }) => onHand > 0));
  return (
    <fetcher.Form method="post" action={address} preventScrollReset noValidate className={styles.form}>
      <input type="hidden" name="back" value={here} />
      {fetcher.data ? (
        <p role="alert" className={styles.refusal}>
          {fetcher.data.messages.join(" ")}
        </p>
      ) : null}
      <ChoiceFields choice={{ colours: writeColours(colours), sizes: sizes.join(",") }} words={words} />
      <button type="submit" className={button.dark}>
        {t("product.add")}
      </button>
    </fetcher.Form>
  );
}
