import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { type CartLine, isOrderable } from "~/features/cart/cart";
import type { OrderTotals } from "~/features/delivery/delivery";
import { OrderTotalsList } from "~/features/delivery/OrderTotalsList";
import { isPaidByGifts } from "~/features/vouchers/discount";
import { VoucherList } from "~/features/vouchers/VoucherList";
import type { VoucherInCart } from "~/features/vouchers/voucher";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { type FormReply, formFields, problemsOf } from "~/ui/formFields";

import { AgreeForm } from "./AgreeForm";
import { arrivalOf } from "./arrival";
import { CheckoutLayout } from "./CheckoutLayout";
import { useContactLabels } from "./contact/contactLabels";
import type { CorrectableField } from "./contact/correctedFields";
import { DetailSection } from "./DetailSection";
import type { EssentialsProps } from "./Essentials";
import { ReviewDetails, type ReviewDetailsProps } from "./ReviewDetails";
import { ReviewLines } from "./ReviewLines";
import * as styles from "./ReviewPage.css";

type ReviewPageProps = Omit<ReviewDetailsProps, "isPaidByGifts"> &
  Pick<EssentialsProps, "seller" | "guaranteePicture"> & {
    orderToken: string;
    lines: CartLine[];
    totals: OrderTotals;
    vouchers: VoucherInCart[];
    /** The version of the texts of law to which the checkbox consents; empty when the shop has none. */
    termsId: string;
    /** Address fields that cleaning has changed. */
    corrected: readonly CorrectableField[];
    refusal: { reply: FormReply; formMessage: string; refusedAt: number } | undefined;
  };

/** Renders the last step: a summary of the order, and the button that places it. */
export function ReviewPage(props: ReviewPageProps) {
  const { orderToken, lines, totals, vouchers, seller, guaranteePicture, termsId, corrected, refusal, ...details } =
    props;
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const { terms } = formFields(["terms"], refusal?.reply);
  const { carrier, payment } = details.delivery;
  const aside = (
    <section className={styles.price} aria-labelledby="review-price">
      <h2 id="review-price" className={styles.title}>
        {t("review.price")}
      </h2>
      <OrderTotalsList totals={totals} carrierId={carrier.id} paymentId={payment.id} />
      <VoucherList vouchers={vouchers} discounts={totals.discounts} />
      <AgreeForm
        // Other terms need a new consent, so the box is rendered anew and the browser does not keep it ticked.
        key={termsId}
        orderToken={orderToken}
        totalMinor={totals.totalMinor}
        seller={seller}
        guaranteePicture={guaranteePicture}
        termsId={termsId}
        arrival={arrivalOf(details.delivery, locale)}
        isOrderable={isOrderable(lines)}
        reply={refusal?.reply}
      />
    </section>
  );
  return (
    <CheckoutLayout
      step="cartReview"
      title={t("review.title")}
      aside={aside}
      width="wide"
      refusedAt={refusal?.refusedAt}
    >
      <ErrorSummary
        key={refusal?.refusedAt}
        problems={problemsOf([{ field: terms, label: t("review.terms") }])}
        formMessages={refusal ? [refusal.formMessage] : []}
      />
      <Corrections corrected={corrected} />
      <DetailSection title={t("review.lines")} editAt={addressOf("cart", locale)}>
        <ReviewLines lines={lines} />
      </DetailSection>
      <ReviewDetails {...details} isPaidByGifts={isPaidByGifts(totals)} />
    </CheckoutLayout>
  );
}

function Corrections({ corrected }: { corrected: readonly CorrectableField[] }) {
  const { t } = useTranslation("checkout");
  const labels = useContactLabels();
  if (corrected.length === 0) return null;
  return (
    <p role="status" className={styles.corrections}>
      {t("review.corrected", { fields: corrected.map((name) => labels[name]).join(", ") })}
    </p>
  );
}
