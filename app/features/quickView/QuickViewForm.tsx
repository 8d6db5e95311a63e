import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AddToCartIntent } from "~/features/productCard/addToCart.form";
import { useCardLabels } from "~/features/productCard/cardLabels";
import { OptionFields } from "~/features/productCard/OptionFields";
import { SubmissionKey } from "~/features/productCard/SubmissionKey";
import { collectOptions, type Product } from "~/features/products/product";
import { useLostRequestsTo } from "~/platform/workarounds/lostRequests";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";
import * as styles from "./QuickView.css";

type QuickViewFormProps = { product: Product; address: string; returnTo: string };

const errorId = "nahled-chyba";

export function QuickViewForm({ product, address, returnTo }: QuickViewFormProps) {
  const { t } = useTranslation("catalog");
  const labels = useCardLabels();
  const fetcher = useFetcher<{ messages: string[] }>();
  const isAdding = useLostRequestsTo(address).length === 0 && fetcher.state !== "idle";
  // The alert is absent while a request is sent, so that screen readers announce it again after another refusal.
  const messages = fetcher.state === "idle" ? fetcher.data?.messages : undefined;
  if (product.availability !== "online") {
    return <p>{product.availability === "store" ? labels.storeOnly : labels.soldOut}</p>;
  }
  const { colours, sizes } = collectOptions(product.variants.filter(({ onHand }) => onHand > 0));
  return (
    <fetcher.Form
      method="post"
      action={address}
      preventScrollReset
      noValidate
      className={styles.form}
      onSubmit={(event) => isAdding && event.preventDefault()}
    >
      <SubmissionKey />
      <Intent<AddToCartIntent> name="add-to-cart" />
      <input type="hidden" name="back" value={returnTo} />
      {messages ? (
        <p id={errorId} role="alert" className={styles.formErrors}>
          {messages.join(" ")}
        </p>
      ) : null}
      <OptionFields options={{ colours, sizes }} labels={labels} errorId={messages ? errorId : undefined} />
      <button type="submit" className={button.dark} aria-disabled={isAdding || undefined}>
        {isAdding ? t("product.adding") : t("product.add")}
      </button>
    </fetcher.Form>
  );
}
