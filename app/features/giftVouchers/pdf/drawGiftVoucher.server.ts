import { documentStyle as style } from "styles/document";
import { finish, openSheet, rule, type Sheet, write } from "~/features/documents/pdf/sheet.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoneyInProse } from "~/features/money/money";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { isoOf } from "~/platform/i18n/locale";
import type { MailAttachment } from "~/platform/mail/mail.server";
import { formatDay } from "~/platform/time/pragueClock";
import { lastDayBefore } from "../giftPeriod";
import { findIssuedGift, type IssuedGift } from "../issuedGift.queries.server";

/** Draws a gift voucher as a page to print. Throws when the voucher does not exist, so that its e-mail waits. */
export async function drawGiftVoucher(db: Db, voucherId: string): Promise<MailAttachment> {
  const gift = await findIssuedGift(db, voucherId);
  if (!gift) throw new Error(`there is no gift voucher ${voucherId}`);
  const { locale } = gift;
  const t = translatorFor(locale);
  const { brand } = await readSettings(db, locale);
  const view = giftView(gift, { t, brand, money: moneyOf(await readCurrency(db, locale)) });
  const head = { title: view.title, author: brand, language: isoOf[locale], createdAt: gift.paidAt ?? 0 };
  const sheet = openSheet(head);
  drawCard(sheet, view);
  return {
    filename: `${t("vouchers:gift.paper.file")}.pdf`,
    contentType: "application/pdf",
    content: await finish(sheet),
  };
}

type Texts = { t: ReturnType<typeof translatorFor>; brand: string; money: (amountMinor: number) => string };
type GiftView = ReturnType<typeof giftView>;

function moneyOf(currency: Parameters<typeof formatMoneyInProse>[1]) {
  return (amountMinor: number) => formatMoneyInProse(amountMinor, currency);
}

function giftView({ valueMinor, recipientName, message, code, activeToAt }: IssuedGift, { t, brand, money }: Texts) {
  return {
    brand,
    title: t("vouchers:gift.name"),
    value: money(valueMinor ?? 0),
    recipient: recipientName && t("vouchers:gift.paper.for", { name: recipientName }),
    message: message && `„${message}“`,
    facts: [
      { name: t("vouchers:gift.paper.code"), value: code },
      { name: t("vouchers:gift.paper.until"), value: formatDay(lastDayBefore(activeToAt ?? 0)) },
    ],
    how: (["online", "store", "rest"] as const).map((key) => t(`vouchers:gift.how.${key}`)),
  };
}

const card = { x: style.page.left, y: 64, width: style.page.width - style.page.left - style.page.right, height: 400 };
const inner = { x: card.x + 44, width: card.width - 88 };

/**
 * Draws the card in the upper half of the page, so that it can be cut or folded, and below it how to use the voucher.
 */
function drawCard(sheet: Sheet, view: GiftView): void {
  const { doc, root } = sheet;
  frame(sheet);
  const { ink, quiet, tracking } = style;
  let y = card.y + 48;
  const line = (text: string, size: number, look: { isStrong?: boolean; color?: string; tracking?: number } = {}) => {
    y += write(sheet, root, "P", { text, box: { ...inner, y }, size, ...look });
  };
  line(view.brand, style.text.brand, { isStrong: true, tracking });
  y += 52;
  y += write(sheet, root, "H1", { text: view.title, box: { ...inner, y }, size: 15, color: quiet });
  line(view.value, 46, { color: ink });
  y += 10;
  if (view.recipient) line(view.recipient, 15);
  if (view.message) line(view.message, 13, { color: quiet });
  drawFacts(sheet, view);
  sheet.y = card.y + card.height + 36;
  for (const text of view.how) {
    const height = write(sheet, root, "P", { text, box: { ...inner, y: sheet.y }, color: quiet });
    sheet.y += height + 4;
  }
  doc.fillColor(ink);
}

/** Draws the code and the last day at the bottom of the card. */
function drawFacts(sheet: Sheet, { facts }: GiftView): void {
  const top = card.y + card.height - 84;
  rule(sheet, { ...inner, y: top });
  const width = inner.width / facts.length;
  for (const [index, { name, value }] of facts.entries()) {
    const box = { x: inner.x + index * width, width, y: top + 18 };
    const height = write(sheet, sheet.root, "P", { text: name, box, size: style.text.small, color: style.quiet });
    write(sheet, sheet.root, "P", { text: value, box: { ...box, y: box.y + height }, size: 15, isStrong: true });
  }
}

function frame({ doc }: Sheet): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc.lineWidth(style.strongWidth).strokeColor(style.ink).rect(card.x, card.y, card.width, card.height).stroke();
  doc.lineWidth(style.hairWidth).strokeColor(style.hair);
  doc.rect(card.x + 10, card.y + 10, card.width - 20, card.height - 20).stroke();
  doc.endMarkedContent();
}
