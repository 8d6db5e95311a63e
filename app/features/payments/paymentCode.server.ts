import { encode, PaymentOptions } from "bysquare/pay";
import QRCode from "qrcode";
import { formatDecimalAmount } from "~/features/money/money";
import { compactIban } from "~/features/settings/iban";
import type { Locale } from "~/platform/i18n/locale";
import { type PaymentCode, paymentPicturePx } from "./paymentCode";

/** Draws the payment code for a page, as SVG. */
export async function drawPaymentSvg(code: PaymentCode): Promise<string> {
  return QRCode.toString(paymentText(code), { type: "svg", ...look });
}

/**
 * Draws the payment code for an e-mail as PNG, because mail clients show no SVG. It has twice the size that it has on
 * the page.
 */
export async function drawPaymentPng(code: PaymentCode): Promise<Buffer> {
  return QRCode.toBuffer(paymentText(code), { type: "png", width: 2 * paymentPicturePx, ...look });
}

/** The standards require level M (domain 2.2). The margin of four modules is part of the code. */
const look = { errorCorrectionLevel: "M", margin: 4 } as const;

/** Returns the text that the payment code encodes. */
export function paymentText(code: PaymentCode): string {
  return writers[code.locale](code);
}

const writers = { cs: writeSpayd, sk: writePayBySquare } as const satisfies Record<
  Locale,
  (code: PaymentCode) => string
>;

/** Writes QR Platba (domain 2.2), using only characters that keep the code small. */
function writeSpayd({ iban, holder, hundredths, symbol, dueOn, message }: PaymentCode): string {
  const fields = [
    ["ACC", compactIban(iban)],
    ["AM", formatDecimalAmount(hundredths, 2)],
    ["CC", "CZK"],
    ["DT", dueOn?.replaceAll("-", "") ?? ""],
    ["MSG", plain(message).slice(0, 60)],
    ["RN", plain(holder).slice(0, 35)],
    ["X-VS", symbol],
  ];
  return ["SPD*1.0", ...fields.filter(([, value]) => value).map(([key, value]) => `${key}:${value}`)].join("*");
}

/** Converts a text to capitals without diacritics and drops all other characters. */
function plain(text: string): string {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[–—]/g, "-").replace(/\s+/g, " ").toUpperCase();
  return folded.replace(/[^0-9A-Z $%+./-]/g, "").trim();
}

/** Writes PAY by square (domain 2.3). */
function writePayBySquare({ iban, holder, hundredths, symbol, dueOn, message }: PaymentCode): string {
  return encode({
    invoiceId: symbol,
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: Number(formatDecimalAmount(hundredths, 2)),
        currencyCode: "EUR",
        ...(dueOn === null ? {} : { paymentDueDate: dueOn.replaceAll("-", "") }),
        variableSymbol: symbol,
        paymentNote: message.slice(0, 140),
        bankAccounts: [{ iban: compactIban(iban) }],
        beneficiary: { name: holder.slice(0, 70) },
      },
    ],
  });
}
