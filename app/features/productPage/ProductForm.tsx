import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { displayContents } from "styles/global.css";
import type { AddToCartIntent } from "~/features/productCard/addToCart.form";
import { LostAnswer } from "~/features/productCard/LostAnswer";
import { SubmissionKey } from "~/features/productCard/SubmissionKey";
import { WishlistHeart } from "~/features/productCard/WishlistHeart";
import { addToCartLabel } from "~/features/products/addToCartLabel";
import { type Product, type SelectedOptions, selectVariant } from "~/features/products/product";
import { isSomeVariantMissing } from "~/features/stockAlerts/StockAlertForm";
import { useLostRequestsTo } from "~/platform/workarounds/lostRequests";
import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";
import { useProblemTitle } from "~/ui/useProblemTitle";
import * as styles from "./ProductForm.css";
import { ProductStock } from "./ProductStock";
import { QuantityField } from "./QuantityField";
import type { SizeTables } from "./sizeTables";
import { usePreHydrationSelection } from "./usePreHydrationSelection";
import { productFormId } from "./useVariantSelection";
import { VariantPicker } from "./VariantPicker";

/** Why the product was not added to the cart, as sentences, and what had been typed. */
export type AddToCartErrors = {
  messages: string[];
  quantity: string;
  message: string;
  /** True when the message is too long. */
  isMessageLong: boolean;
  /** True when a colour or a size was not chosen. */
  isChoiceMissing: boolean;
};

type ProductFormProps = {
  product: Product;
  sizeTables: SizeTables | null;
  shown: SelectedOptions;
  isHydrated: boolean;
  onSelect: (change: Partial<SelectedOptions>) => void;
  formErrors: AddToCartErrors | undefined;
  /** The link to reserve a product that only stores have; it stands above the button that adds to the cart. */
  tryOn: ReactNode;
};

export function ProductForm(props: ProductFormProps) {
  const { product, sizeTables, shown, isHydrated, onSelect } = props;
  const selection = selectVariant(product.variants, shown);
  // The errors are hidden once the visitor has chosen the option that was missing.
  const isMended = props.formErrors?.isChoiceMissing === true && selection.ok;
  const formErrors = isMended ? undefined : props.formErrors;
  useProblemTitle(formErrors ? 1 : undefined);
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const isAdding = useIsAdding(pathname);
  usePreHydrationSelection(form, shown, onSelect);
  if (product.availability === "none") return <SoldOutNotice product={product} />;
  return (
    <div className={styles.root}>
      <Form
        ref={form}
        id={productFormId}
        method="post"
        preventScrollReset
        noValidate
        className={displayContents}
        onSubmit={(event) => isAdding && event.preventDefault()}
      >
        <SubmissionKey />
        <Intent<AddToCartIntent> name="add-to-cart" />
        {product.availability === "store" ? <StoreOnlyNotice /> : null}
        {formErrors ? <FormErrors messages={formErrors.messages} /> : null}
        <VariantPicker
          product={product}
          shown={shown}
          wrong={formErrors && !selection.ok ? selection.reason : undefined}
          sizeTables={sizeTables}
          isAlertOffered={isSomeVariantMissing(product)}
          isHydrated={isHydrated}
          onSelect={onSelect}
        />
        {product.allowsMessage ? <MessageField formErrors={formErrors} /> : null}
        <LostAnswer path={pathname} />
        {props.tryOn}
        <div className={styles.buy}>
          <QuantityField typed={formErrors?.quantity} errorId={refusalId} />
          <SubmitButton
            product={product}
            isAdding={isAdding}
            isUnavailable={isHydrated && !selection.ok && selection.reason === "sold-out"}
          />
        </div>
      </Form>
      <WishlistHeart product={product} isBeside />
      <div className={styles.stock}>
        <ProductStock
          variants={product.variants}
          availability={product.availability}
          shown={shown}
          selection={selection}
          onSelect={onSelect}
        />
      </div>
    </div>
  );
}

type SubmitButtonProps = Pick<ProductFormProps, "product"> & { isAdding: boolean; isUnavailable: boolean };

/** Draws the submit button. It is disabled when scripts know that the chosen combination is not in stock. */
function SubmitButton({ product, isAdding, isUnavailable }: SubmitButtonProps) {
  const { t } = useTranslation("catalog");
  const look = product.availability === "store" ? "light" : "dark";
  if (isUnavailable) {
    return (
      <button type="button" className={button[look]} disabled>
        {t("product.unavailable")}
      </button>
    );
  }
  return (
    <button type="submit" className={button[look]} aria-disabled={isAdding || undefined}>
      {isAdding ? t("product.adding") : t(addToCartLabel(product))}
    </button>
  );
}

/** True while the response is awaited; false for a lost response, so that the same button can retry. */
function useIsAdding(path: string): boolean {
  const { formData } = useNavigation();
  const isLost = useLostRequestsTo(path).length > 0;
  return !isLost && formData?.has("quantity") === true;
}

function MessageField({ formErrors }: { formErrors: AddToCartErrors | undefined }) {
  const { t } = useTranslation("product");
  return (
    <div className={styles.message}>
      <label htmlFor="note">{t("message.label")}</label>
      <input
        id="note"
        name="note"
        className={styles.messageInput}
        defaultValue={formErrors?.message}
        autoComplete="off"
        aria-invalid={formErrors?.isMessageLong || undefined}
        aria-describedby="note-hint"
      />
      <p id="note-hint" className={formErrors?.isMessageLong ? styles.error : styles.hint}>
        {formErrors?.isMessageLong ? t("message.long") : t("message.hint")}
      </p>
    </div>
  );
}

function SoldOutNotice({ product }: Pick<ProductFormProps, "product">) {
  const { t } = useTranslation(["catalog", "product"]);
  return (
    <div className={styles.root}>
      <div className={styles.buy}>
        <button type="button" className={button.dark} disabled>
          {t("product.soldOut")}
        </button>
      </div>
      <WishlistHeart product={product} isBeside />
      <p>{t("product:stock.soldOutWhy")}</p>
    </div>
  );
}

/** Says that only stores have pieces, which can be ordered for pickup or reserved (decision 36). */
function StoreOnlyNotice() {
  const { t } = useTranslation("catalog");
  return (
    <p>
      <strong>{t("product.storeOnly")}</strong>
      <br />
      {t("product.storeOnlyHint")}
    </p>
  );
}

const refusalId = "nepridano";

function FormErrors({ messages }: { messages: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  // Each response brings a new array, and each must be announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with each response
  useEffect(() => box.current?.focus(), [messages]);
  return (
    // biome-ignore lint/a11y/noAutofocus: a rejected form must announce its errors first
    <div ref={box} id={refusalId} role="alert" tabIndex={-1} autoFocus className={styles.formErrors}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
