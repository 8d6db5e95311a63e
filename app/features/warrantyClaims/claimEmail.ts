import { formatPhone } from "~/features/customers/addressBook/phone";
import { type Currency, formatMoney } from "~/features/money/money";
import { paragraph } from "~/features/orders/email/orderEmail";
import type { RefundWay } from "~/features/orders/refunds/refund";
import { goodsName } from "~/features/products/goodsName";
import { departmentAddress } from "~/features/settings/company";
import type { Settings } from "~/features/settings/settings";
import type { Translate } from "~/platform/i18n/i18n.server";
import { formatDate, formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailContent, EmailRow, EmailSection } from "~/ui/email";
import { disputeText } from "./disputeText";
import { type ClaimedPieces, isGivenToVouchers, type WarrantyClaim } from "./warrantyClaim";
import { claimStates } from "./warrantyClaimStates";

type EmailContext = {
  /** Translates to the claim's language. */
  t: Translate;
  currency: Currency;
  settings: Pick<Settings, "bank_account" | "shop_mail" | "company">;
  pieces: readonly ClaimedPieces[];
  orderNumber: string;
  /** Whether the e-mail goes to the order's own address. */
  isOrderEmail: boolean;
  /** Whether the customer is a company, to which no day is promised. */
  isCompany: boolean;
  /** Absolute URL of the claim's page. */
  pageUrl: string;
  /** The way in which the claim's money goes back. */
  refundWay: RefundWay;
  /** The note of staff to the customer. */
  note: string;
  hasCreditNote: boolean;
};

/**
 * Renders the e-mail about the claim's current state. The first one is the confirmation that the law requires: when the
 * claim was made, what it is about, and how the customer wants it settled. Unless the address is the order's, it may
 * belong to a stranger. So only the order's address gets the typed text and the amounts; the page behind the link shows
 * both to everyone who has the link.
 */
export function claimEmail(claim: WarrantyClaim, context: EmailContext): EmailContent {
  const { t, settings, pageUrl, hasCreditNote } = context;
  const { number, locale, state } = claim;
  const { isAwaited, isOpen } = claimStates[state];
  const seller = { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
  const text = isGivenToVouchers(claim) ? "gift" : state;
  return {
    language: locale,
    subject: t(`warrantyClaims:mail.${text}.subject`, { number }),
    title: t(`warrantyClaims:mail.${text}.title`),
    sections: [
      {
        parts: [
          paragraph(t("orders:mail.hello")),
          paragraph(t(`warrantyClaims:mail.${text}.text`)),
          ...saidParts(claim, context),
        ],
      },
      { parts: [{ kind: "rows", rows: factRows(claim, context) }] },
      { title: t("warrantyClaims:goods"), parts: [{ kind: "rows", rows: context.pieces.map(pieceRow) }] },
      ...(isOpen ? statedSections(claim, context) : []),
      ...(isAwaited ? [bringSection(context, claim)] : []),
      ...(hasCreditNote ? [{ parts: [paragraph(t("documents:credit.attached"))] }] : []),
      { parts: [{ kind: "link", text: t("warrantyClaims:mail.open"), address: pageUrl }] },
      ...(isOpen ? [] : [{ parts: [paragraph(t("warrantyClaims:mail.disagree")), ...disputeParts(claim, context)] }]),
      { parts: [paragraph(t("orders:mail.seller", seller))] },
    ],
  };
}

/** Says by when the claim will be settled, and adds the note of staff. */
function saidParts({ state, dueOn }: WarrantyClaim, { t, note, isOrderEmail, isCompany }: EmailContext) {
  const due = isCompany
    ? t("warrantyClaims:mail.companyDue")
    : t("warrantyClaims:mail.due", { date: formatDay(dueOn) });
  return [
    ...(claimStates[state].isOpen ? [paragraph(due)] : []),
    ...(isOrderEmail && note !== "" ? [paragraph(t("warrantyClaims:mail.note", { note }))] : []),
  ];
}

function disputeParts(claim: WarrantyClaim, { t, settings, isCompany }: EmailContext) {
  const dispute = disputeText(claim, settings.company, isCompany, t);
  return dispute === "" ? [] : [paragraph(dispute)];
}

function bringSection({ t, settings }: EmailContext, { number, locale }: WarrantyClaim) {
  const place = departmentAddress(settings.company, locale, t("warrantyClaims:workshop"));
  return {
    title: t("warrantyClaims:bring.title"),
    parts: [paragraph(t("warrantyClaims:bring.text", { number })), paragraph(place)],
  };
}

function pieceRow({ name, variantName, quantity }: ClaimedPieces): EmailRow {
  return { name: goodsName(name, variantName), value: `${quantity}×` };
}

function factRows(claim: WarrantyClaim, context: EmailContext): EmailRow[] {
  const { t, orderNumber, isOrderEmail, isCompany } = context;
  const { number, state, remedy, createdAt, endedAt, email, phone } = claim;
  const { isDecided, isOpen } = claimStates[state];
  const contact = { name: t("warrantyClaims:contact"), value: `${email}, ${formatPhone(phone)}` };
  return [
    { name: t("warrantyClaims:number"), value: number },
    { name: t("warrantyClaims:orderNumber"), value: orderNumber },
    { name: t("warrantyClaims:made"), value: formatDateTime(createdAt) },
    ...(isOpen ? [{ name: t("warrantyClaims:remedy"), value: t(`warrantyClaims:remedies.${remedy}.name`) }] : []),
    ...(isOpen && isOrderEmail ? [contact] : []),
    ...(isOpen && !isCompany ? [{ name: t("warrantyClaims:due"), value: formatDay(claim.dueOn), isStrong: true }] : []),
    ...(isDecided ? outcome(claim, context) : []),
    ...(isDecided && endedAt !== null ? [{ name: t("warrantyClaims:ended"), value: formatDate(endedAt) }] : []),
  ];
}

/** Shows the customer's own description of the defect. */
function statedSections({ defect, since }: WarrantyClaim, { t, isOrderEmail }: EmailContext): EmailSection[] {
  if (!isOrderEmail) return [];
  const shown = since === "" ? [] : [paragraph(`${t("warrantyClaims:since")}: ${since}`)];
  return [{ title: t("warrantyClaims:defect"), parts: [paragraph(defect), ...shown] }];
}

function outcome(
  { state, refundMinor, giftMinor }: WarrantyClaim,
  { t, currency, isOrderEmail, refundWay }: EmailContext,
): EmailRow[] {
  const amounts = [
    { name: t(`warrantyClaims:refund.${refundWay}`), amount: refundMinor },
    { name: t("warrantyClaims:gift"), amount: giftMinor },
  ].filter(({ amount }) => isOrderEmail && amount > 0);
  return [
    { name: t("warrantyClaims:outcome"), value: t(`orders:claim.states.${state}`), isStrong: true },
    ...amounts.map(({ name, amount }) => ({ name, value: formatMoney(amount, currency) })),
  ];
}
