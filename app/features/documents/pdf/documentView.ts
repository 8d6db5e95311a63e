import { type Currency, formatMoney, formatPercent, unknownCurrencyDecimals } from "~/features/money/money";
import type { Translate } from "~/platform/i18n/i18n.server";
import { formatDay } from "~/platform/time/pragueClock";
import type { StoredDocument } from "../document.queries.server";
import type { DocumentContent, DocumentLine, DocumentParty } from "../documentContent";

/** All texts on the paper, in their order. */
export type DocumentView = ReturnType<typeof documentView>;
export type Row = { name: string; value: string };

export function documentView({ number, kind, content }: StoredDocument, t: Translate) {
  const money = moneyOf(content);
  const title = t(`documents:${kind}.title`, { number });
  return {
    brand: content.brand,
    title,
    // A document with only gift vouchers has no subtitle, as they are outside of VAT.
    subtitle: content.lines.some(({ taxBasisPoints }) => taxBasisPoints > 0) ? t(`documents:${kind}.subtitle`) : null,
    sellerName: content.seller.name,
    trial: content.isTrial ? t("documents:trial") : null,
    facts: factsOf(content, t),
    parties: [
      { title: t("documents:seller"), ...partyOf(content.seller, t, content.seller.email) },
      { title: t("documents:buyer"), ...partyOf(content.buyer, t) },
    ],
    columns: {
      item: t("documents:lines.item"),
      quantity: t("documents:lines.quantity"),
      unitNet: t("documents:lines.unitNet"),
      rate: t("documents:lines.rate"),
      gross: t("documents:lines.gross"),
    },
    lines: content.lines.map((line) => lineOf(line, money, t)),
    taxColumns: [
      t("documents:taxes.rate"),
      t("documents:taxes.net"),
      t("documents:taxes.tax"),
      t("documents:taxes.gross"),
    ],
    taxTitle: t("documents:taxes.title"),
    taxes: content.taxes.map(({ taxBasisPoints, net, tax, gross }) => [
      percent(taxBasisPoints),
      ...[net, tax, gross].map(money),
    ]),
    totals: totalsOf(content, money, t),
    result: { name: t(`documents:result.${resultKey(content)}`), value: money(content.payable) },
    note: content.isPaid && content.corrects === null ? t("documents:paidNote") : null,
    footer: [content.seller.name, content.seller.register].filter(Boolean).join(" · "),
    pageLabel: (page: number, count: number) => t("documents:page", { page, count }),
  };
}

type Money = (hundredths: number) => string;

function moneyOf({ currency }: DocumentContent): Money {
  const shown: Currency = { ...currency, id: 0, decimals: unknownCurrencyDecimals };
  return (hundredths) => formatMoney(hundredths, shown);
}

function factsOf(content: DocumentContent, t: Translate): Row[] {
  const { issuedOn, suppliedOn, isPaidBefore, dueOn, order, payment, account, isPaid, corrects } = content;
  const fact = (name: string, value: string | null | undefined): Row[] => (value ? [{ name, value }] : []);
  return [
    ...fact(t("documents:facts.issued"), formatDay(issuedOn)),
    ...fact(t(`documents:facts.${isPaidBefore ? "paidBefore" : "supplied"}`), formatDay(suppliedOn)),
    ...fact(t("documents:facts.due"), dueOn && formatDay(dueOn)),
    ...fact(t("documents:facts.corrects"), corrects?.number),
    ...fact(t("documents:facts.reason"), corrects?.reason),
    ...fact(t("documents:facts.order"), order.number),
    ...fact(t("documents:facts.payment"), corrects ? null : payment),
    ...fact(t("documents:facts.symbol"), corrects ? null : order.number),
    ...fact(t("documents:facts.account"), account && !isPaid && !corrects ? account.iban : null),
  ];
}

function partyOf({ name, address, companyId, taxId, vatId }: DocumentParty, t: Translate, email = "") {
  const numbers = [
    companyId && t("orders:address.companyId", { number: companyId }),
    taxId && t("orders:address.taxId", { number: taxId }),
  ].filter(Boolean);
  // The VAT id gets a line of its own, as all three numbers do not fit beside each other.
  const vatNumber = vatId && withNoBreakSpaces(t("orders:address.vatId", { number: vatId }));
  const lines = [...address, numbers.map(withNoBreakSpaces).join(" · "), vatNumber, email];
  return { name, lines: lines.filter((line) => line) };
}

function lineOf(line: DocumentLine, money: Money, t: Translate) {
  const { name, code, discount, quantity, unitNet, taxBasisPoints, gross } = line;
  const more = [
    code && t("documents:lines.code", { code }),
    discount !== 0 && t("documents:lines.discount", { amount: money(discount) }),
  ].filter(Boolean);
  const shown = line.kind === "reduction" ? t("documents:lines.reduction", { name }) : name;
  const cells = [formatCount(quantity), money(unitNet), percent(taxBasisPoints), money(gross)];
  return { name: shown, more: more.join(" · "), cells };
}

function totalsOf({ total, rounding, gifts, taxes }: DocumentContent, money: Money, t: Translate): Row[] {
  const beforeGifts = gifts.length > 0 || rounding !== 0;
  const net = taxes.reduce((sum, row) => sum + row.net, 0);
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0);
  return [
    { name: t("documents:totals.net"), value: money(net) },
    { name: t("documents:totals.tax"), value: money(tax) },
    ...(rounding === 0 ? [] : [{ name: t("documents:totals.rounding"), value: money(rounding) }]),
    ...(beforeGifts ? [{ name: t("documents:totals.total"), value: money(total) }] : []),
    ...gifts.map(({ code, amount }) => ({ name: t("documents:totals.gift", { code }), value: money(-amount) })),
  ];
}

function resultKey({ corrects, isPaid }: DocumentContent): "credited" | "paid" | "payable" {
  if (corrects) return "credited";
  return isPaid ? "paid" : "payable";
}

function withNoBreakSpaces(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

/** Formats a rate as `21 %`, with a no-break space. */
function percent(basisPoints: number): string {
  return `${formatPercent(basisPoints)}\u00a0%`;
}

function formatCount(quantity: number): string {
  return String(quantity).replace("-", "\u2212");
}
