import { countryName } from "~/features/customers/addressBook/countryName";
import { paymentMethods } from "~/features/delivery/paymentMethods";
import type { DocumentContent, DocumentLine, DocumentParty } from "~/features/documents/documentContent";
import { taxesOf } from "~/features/documents/documentTaxes";
import { type Currency, inHundredths, taxWithin } from "~/features/money/money";
import { goodsName } from "~/features/products/goodsName";
import type { Settings } from "~/features/settings/settings";
import { isPaidByGifts } from "~/features/vouchers/discount";
import { discountKinds } from "~/features/vouchers/voucherKinds";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { pragueClock } from "~/platform/time/pragueClock";

import type { Order, OrderLine } from "../orders";
import { paymentDue } from "../payment/paymentDue";
import { feeTaxRate } from "../placement/taxRecap";

export type InvoiceContext = {
  /** Translates to the order's language. */
  t: Translate;
  currency: Currency;
  settings: Pick<Settings, "brand" | "company" | "bank_account" | "shop_mail">;
};

/** The event that makes the invoice due: the payment, or the handover of the goods. */
export type InvoiceOccasion = { at: number; isPaid: boolean; isHandedOver: boolean };

/**
 * Returns the content of an order's invoice: the whole order after discounts, with gift vouchers as a payment (domain
 * 5).
 */
export function invoiceContent(order: Order, occasion: InvoiceOccasion, context: InvoiceContext): DocumentContent {
  const { totals, locale, paymentId } = order;
  const { t, currency, settings } = context;
  const issuedOn = pragueClock(occasion.at).date;
  const lines = documentLines(order, context);
  const taxes = taxesOf(lines);
  const rounding = inHundredths(totals.roundingMinor, currency.decimals);
  const gifts = totals.discounts
    .filter(({ kind }) => discountKinds[kind].isPayment)
    .map(({ code, amountMinor }) => ({ code, amount: inHundredths(amountMinor, currency.decimals) }));
  return {
    locale,
    brand: settings.brand,
    currency: { code: currency.code, symbolBefore: currency.symbolBefore, symbolAfter: currency.symbolAfter },
    isTrial: order.isTrialPayment,
    issuedOn,
    suppliedOn: issuedOn,
    isPaidBefore: !occasion.isHandedOver,
    dueOn: occasion.isPaid ? null : (paymentDue(order)?.day ?? null),
    order: { number: order.number, placedOn: pragueClock(order.placedAt).date },
    payment: isPaidByGifts(totals) ? t("documents:byGift") : t(`delivery:payment.${paymentId}.name`),
    seller: sellerOf(context, locale),
    account: paymentMethods[paymentId].showsBankAccount ? accountOf(settings) : null,
    buyer: buyerOf(order),
    lines,
    taxes,
    rounding,
    gifts,
    total: taxes.reduce((sum, { gross }) => sum + gross, rounding),
    payable: inHundredths(totals.totalMinor, currency.decimals),
    isPaid: occasion.isPaid,
    corrects: null,
  };
}

function documentLines(order: Order, { t, currency }: InvoiceContext): DocumentLine[] {
  const { deliveryMinor, paymentMinor } = order.totals;
  const goods = order.lines.map((line, index) => goodsLine(untaxedGift(line, t), index + 1, currency));
  const taxBasisPoints = feeTaxRate(order.lines) ?? 0;
  const fee = (kind: "delivery" | "payment", name: string, amountMinor: number): DocumentLine[] => {
    const gross = inHundredths(amountMinor, currency.decimals);
    const unitNet = gross - taxWithin(gross, taxBasisPoints);
    const shared = { kind, position: null, name, code: "", quantity: 1, taxBasisPoints, unitNet, discount: 0, gross };
    return gross > 0 ? [shared] : [];
  };
  return [
    ...goods,
    ...fee("delivery", t("documents:delivery", { name: t(`delivery:carrier.${order.carrierId}.name`) }), deliveryMinor),
    ...fee("payment", t("documents:fee", { name: t(`delivery:payment.${order.paymentId}.name`) }), paymentMinor),
  ];
}

/** Removes the VAT from a bought gift voucher: it is outside of VAT, which is charged when the voucher is used. */
function untaxedGift(line: OrderLine, t: Translate): OrderLine {
  if (!line.gift) return line;
  return { ...line, taxBasisPoints: 0, variantName: `${line.variantName}, ${t("documents:untaxed")}` };
}

function goodsLine(line: OrderLine, position: number, { decimals }: Currency): DocumentLine {
  const unit = inHundredths(line.unitMinor, decimals);
  return {
    kind: "goods",
    position,
    name: goodsName(line.name, line.variantName),
    // All gift vouchers share one code, which adds nothing to the name.
    code: line.gift ? "" : line.code,
    quantity: line.quantity,
    taxBasisPoints: line.taxBasisPoints,
    unitNet: unit - taxWithin(unit, line.taxBasisPoints),
    discount: line.discountMinor === 0 ? 0 : -inHundredths(line.discountMinor, decimals),
    gross: inHundredths(line.lineMinor - line.discountMinor, decimals),
  };
}

function sellerOf({ settings }: InvoiceContext, locale: Locale): DocumentContent["seller"] {
  const { name, street, zip, city, country, company_id, tax_id, vat_id, register } = settings.company;
  return {
    name: name || settings.bank_account.holder,
    address: [street, `${zip} ${city}`.trim(), countryName(country, locale)].filter(Boolean),
    companyId: company_id,
    taxId: tax_id,
    vatId: vat_id,
    register,
    email: settings.shop_mail.reply_to,
  };
}

function buyerOf({ billing, locale }: Order): DocumentParty {
  const { firstname, lastname, company, street, zip, city, country, companyId, taxId, vatId } = billing;
  return {
    name: company || `${firstname} ${lastname}`,
    address: [street, `${zip} ${city}`, countryName(country, locale)],
    companyId,
    taxId,
    vatId,
  };
}

function accountOf({ bank_account: { account, iban } }: InvoiceContext["settings"]) {
  return { account, iban };
}
