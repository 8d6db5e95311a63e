import type { DocumentContent, DocumentLine } from "~/features/documents/documentContent";
import { taxesOf } from "~/features/documents/documentTaxes";
import { shareGoodwill } from "./goodwill";
import { share } from "./share";

/** The part of an invoice that a credit note takes back. Amounts are hundredths with VAT. */
export type CreditRequest = {
  /** Pieces to take back, by the position of the order's line. */
  pieces: readonly { position: number; quantity: number }[];
  /** Price reductions of goods that the customer keeps, by the position of the order's line. */
  reductions?: readonly { position: number; amount: number }[];
  delivery: number;
  payment: number;
  /** The part of the amount that goes back to gift vouchers. */
  gift: number;
};

/** A reduction of the price of the whole order; the customer keeps the goods. The amount is in hundredths with VAT. */
export type Goodwill = { goodwill: number };

/** Requests everything that no earlier credit note has taken back. */
export const everythingLeft = "everything";

export type CreditRefusal = "too-much" | "nothing";

type Credited = { lines: DocumentLine[]; rounding: number; gifts: DocumentContent["gifts"] };

/**
 * Returns the lines of a credit note with positive amounts, or the reason why there can be none. Parts of a line are
 * rounded so that together they add up to the line, however many credit notes share it. `smallest` is the smallest
 * amount that can be paid back, in hundredths: 100 for a currency with whole units alone.
 */
export function creditedLines(
  invoice: DocumentContent,
  earlier: readonly DocumentContent[],
  asked: CreditRequest | Goodwill | typeof everythingLeft,
  smallest = 1,
): { ok: true; credited: Credited } | { ok: false; reason: CreditRefusal } {
  const rest = invoice.lines.map((line) => leftOf(line, earlier, smallest));
  const request =
    typeof asked === "object" && "goodwill" in asked ? shareGoodwill(rest, asked.goodwill, smallest) : asked;
  const wanted =
    request === everythingLeft
      ? rest.map((left) => left.available)
      : rest.map((left) => requestedAmount(left, request));
  if (rest.some(({ available }, index) => (wanted[index] ?? 0) > available)) return { ok: false, reason: "too-much" };
  if (request !== everythingLeft && hasUnknown(invoice, request)) return { ok: false, reason: "too-much" };
  const reductions = request === everythingLeft ? [] : reducedLines(rest, request.reductions ?? []);
  if (reductions === "too-much") return { ok: false, reason: "too-much" };
  const lines = [...rest.flatMap((left, index) => partOf(left, wanted[index] ?? 0, smallest)), ...reductions];
  if (lines.length === 0) return { ok: false, reason: "nothing" };
  const isLast = rest.every(({ available }, index) => wanted[index] === available);
  const rounding = isLast ? invoice.rounding : 0;
  return { ok: true, credited: { lines, rounding, gifts: giftsOf(invoice, earlier, request) } };
}

/**
 * An invoice line with the part that no credit note has taken back yet: for goods, the pieces and their price; for a
 * fee, its hundredths.
 */
export type Left = { line: DocumentLine; gone: number; available: number; leftGross: number };

function leftOf(line: DocumentLine, earlier: readonly DocumentContent[], smallest: number): Left {
  const lines = earlier.flatMap((note) => note.lines);
  const isGoods = line.position !== null;
  const taken = lines.filter((credited) => isSameLine(credited, line));
  const gone = taken.reduce((sum, credited) => sum - (isGoods ? credited.quantity : credited.gross), 0);
  if (!isGoods) return { line, gone, available: line.gross - gone, leftGross: line.gross - gone };
  const reduced = lines
    .filter(({ kind, position }) => kind === "reduction" && position === line.position)
    .reduce((sum, { gross }) => sum - gross, 0);
  const leftGross = Math.max(0, line.gross - reduced - shareUpTo(line, line.gross, gone, smallest));
  return { line, gone, available: line.quantity - gone, leftGross };
}

/** Returns lines for price reductions of goods; too-much when a reduction exceeds what is left of the line's price. */
function reducedLines(
  rest: readonly Left[],
  reductions: NonNullable<CreditRequest["reductions"]>,
): DocumentLine[] | "too-much" {
  const lines = [];
  for (const { position, amount } of reductions) {
    const left = rest.find(({ line }) => line.kind === "goods" && line.position === position);
    if (!left || amount < 1 || amount > left.leftGross) return "too-much";
    const { line } = left;
    const part = { kind: "reduction" as const, quantity: 1, discount: 0, gross: amount };
    lines.push({ ...line, ...part, unitNet: netShare(line, amount) });
  }
  return lines;
}

function isSameLine(a: DocumentLine, b: DocumentLine): boolean {
  return a.kind === b.kind && a.position === b.position;
}

function requestedAmount({ line }: Left, { pieces, ...fees }: CreditRequest): number {
  if (line.kind === "delivery" || line.kind === "payment") return fees[line.kind];
  return pieces.filter(({ position }) => position === line.position).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns true when the request names a line that the invoice does not have, or an impossible number of pieces. */
function hasUnknown({ lines }: DocumentContent, { pieces, delivery, payment, gift }: CreditRequest): boolean {
  const kinds = { delivery, payment };
  return (
    pieces.some(({ position, quantity }) => quantity < 1 || lines.every((line) => line.position !== position)) ||
    (["delivery", "payment"] as const).some((kind) => kinds[kind] > 0 && lines.every((line) => line.kind !== kind)) ||
    [delivery, payment, gift].some((amount) => amount < 0)
  );
}

function partOf({ line, gone, leftGross }: Left, wanted: number, smallest: number): DocumentLine[] {
  if (wanted === 0) return [];
  if (line.position === null) return [{ ...line, gross: wanted, unitNet: netShare(line, wanted) }];
  const upTo = (amount: number, pieces: number) => shareUpTo(line, amount, pieces, smallest);
  const part = (amount: number) => upTo(amount, gone + wanted) - upTo(amount, gone);
  const gross = Math.min(part(line.gross), leftGross);
  return [{ ...line, quantity: wanted, gross, discount: part(line.discount) }];
}

/** Returns the part of a line's amount that belongs to its first `pieces` pieces, in whole `smallest`. */
function shareUpTo({ quantity }: DocumentLine, amount: number, pieces: number, smallest: number): number {
  return share(amount / smallest, pieces, quantity) * smallest;
}

function netShare(line: DocumentLine, gross: number): number {
  return taxesOf([{ taxBasisPoints: line.taxBasisPoints, gross }])[0]?.net ?? gross;
}

/**
 * Returns the amount that goes back to each gift voucher: the first voucher gets back all that it has paid before the
 * next one gets anything. Earlier refunds are summed over all vouchers, since credit notes from before this rule named
 * only the first one.
 */
function giftsOf(
  { gifts }: DocumentContent,
  earlier: readonly DocumentContent[],
  request: CreditRequest | typeof everythingLeft,
): DocumentContent["gifts"] {
  let gone = earlier.flatMap((note) => note.gifts).reduce((sum, { amount }) => sum - amount, 0);
  let wanted = request === everythingLeft ? Number.POSITIVE_INFINITY : request.gift;
  return gifts.flatMap(({ code, amount }) => {
    const goneOfThis = Math.min(gone, amount);
    const part = Math.min(wanted, amount - goneOfThis);
    gone -= goneOfThis;
    wanted -= part;
    return part > 0 ? [{ code, amount: part }] : [];
  });
}

type CreditHead = { issuedOn: string; number: string; reason: string };

/** Returns the content of a credit note: the credited lines as negative amounts. */
export function creditContent(
  invoice: DocumentContent,
  { lines, rounding, gifts }: Credited,
  { issuedOn, number, reason }: CreditHead,
): DocumentContent {
  const negated = lines.map((line) => ({
    ...line,
    quantity: -line.quantity,
    gross: minus(line.gross),
    discount: minus(line.discount),
  }));
  const taxes = taxesOf(negated);
  const returned = gifts.map(({ code, amount }) => ({ code, amount: minus(amount) }));
  const total = taxes.reduce((sum, { gross }) => sum + gross, minus(rounding));
  return {
    ...invoice,
    issuedOn,
    suppliedOn: issuedOn,
    isPaidBefore: false,
    dueOn: null,
    lines: negated,
    taxes,
    rounding: minus(rounding),
    gifts: returned,
    total,
    payable: returned.reduce((sum, { amount }) => sum - amount, total),
    corrects: { number, issuedOn: invoice.issuedOn, reason },
  };
}

/** Negates an amount without making a minus zero. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount;
}
