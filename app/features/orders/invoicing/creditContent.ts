import type { DocumentContent, DocumentLine } from "~/features/documents/documentContent";
import { taxesOf } from "~/features/documents/documentTaxes";

/** What is taken back of an invoice. Amounts are hundredths with VAT. */
export type CreditRequest = {
  /** Pieces by the position of the order's line. */
  pieces: readonly { position: number; quantity: number }[];
  delivery: number;
  payment: number;
  /** Of the sum, what goes back to gift vouchers. */
  gift: number;
};

/** All that no earlier credit note has taken back. */
export const everythingLeft = "everything";

export type CreditRefusal = "too-much" | "nothing";

type Credited = { lines: DocumentLine[]; rounding: number; gifts: DocumentContent["gifts"] };

/**
 * The lines of a credit note, positive, or why there can be none. Parts of a line are rounded so that all of them
 * together are the line, however many credit notes they come in. `smallest` is the least that can be paid back, in
 * hundredths: 100 where the currency has whole units alone.
 */
export function creditedLines(
  invoice: DocumentContent,
  earlier: readonly DocumentContent[],
  request: CreditRequest | typeof everythingLeft,
  smallest = 1,
): { ok: true; credited: Credited } | { ok: false; reason: CreditRefusal } {
  const rest = invoice.lines.map((line) => leftOf(line, earlier));
  const wanted =
    request === everythingLeft ? rest.map((left) => left.available) : rest.map((left) => wish(left, request));
  if (rest.some(({ available }, index) => (wanted[index] ?? 0) > available)) return { ok: false, reason: "too-much" };
  if (request !== everythingLeft && hasUnknown(invoice, request)) return { ok: false, reason: "too-much" };
  const lines = rest.flatMap((left, index) => partOf(left, wanted[index] ?? 0, smallest));
  if (lines.length === 0) return { ok: false, reason: "nothing" };
  const isLast = rest.every(({ available }, index) => wanted[index] === available);
  const rounding = isLast ? invoice.rounding : 0;
  return { ok: true, credited: { lines, rounding, gifts: giftsOf(invoice, earlier, request) } };
}

/** A line with what is left of it: pieces of goods, hundredths of a fee. */
type Left = { line: DocumentLine; gone: number; available: number };

function leftOf(line: DocumentLine, earlier: readonly DocumentContent[]): Left {
  const taken = earlier.flatMap(({ lines }) => lines.filter((one) => isSameLine(one, line)));
  const isGoods = line.position !== null;
  const gone = taken.reduce((sum, one) => sum - (isGoods ? one.quantity : one.gross), 0);
  return { line, gone, available: (isGoods ? line.quantity : line.gross) - gone };
}

function isSameLine(one: DocumentLine, other: DocumentLine): boolean {
  return one.kind === other.kind && one.position === other.position;
}

function wish({ line }: Left, { pieces, ...fees }: CreditRequest): number {
  if (line.kind !== "goods") return fees[line.kind];
  return pieces.filter(({ position }) => position === line.position).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** True for a line that the invoice does not have, and for a number of pieces that cannot be. */
function hasUnknown({ lines }: DocumentContent, { pieces, delivery, payment, gift }: CreditRequest): boolean {
  const kinds = { delivery, payment };
  return (
    pieces.some(({ position, quantity }) => quantity < 1 || lines.every((line) => line.position !== position)) ||
    (["delivery", "payment"] as const).some((kind) => kinds[kind] > 0 && lines.every((line) => line.kind !== kind)) ||
    [delivery, payment, gift].some((amount) => amount < 0)
  );
}

function partOf({ line, gone }: Left, wanted: number, smallest: number): DocumentLine[] {
  if (wanted === 0) return [];
  if (line.position === null) return [{ ...line, gross: wanted, unitNet: netShare(line, wanted) }];
  const upTo = (amount: number, pieces: number) => share(amount / smallest, pieces, line.quantity) * smallest;
  const part = (amount: number) => upTo(amount, gone + wanted) - upTo(amount, gone);
  return [{ ...line, quantity: wanted, gross: part(line.gross), discount: part(line.discount) }];
}

/** The first pieces' part of an amount, rounded down. */
export function share(amount: number, pieces: number, all: number): number {
  return Number((BigInt(amount) * BigInt(pieces)) / BigInt(all));
}

function netShare(line: DocumentLine, gross: number): number {
  return taxesOf([{ taxBasisPoints: line.taxBasisPoints, gross }])[0]?.net ?? gross;
}

function giftsOf(
  { gifts }: DocumentContent,
  earlier: readonly DocumentContent[],
  request: CreditRequest | typeof everythingLeft,
): DocumentContent["gifts"] {
  if (request !== everythingLeft) return request.gift > 0 ? [{ code: gifts[0]?.code ?? "", amount: request.gift }] : [];
  const gone = (code: string) =>
    earlier
      .flatMap((note) => note.gifts.filter((gift) => gift.code === code))
      .reduce((sum, { amount }) => sum - amount, 0);
  return gifts.map(({ code, amount }) => ({ code, amount: amount - gone(code) })).filter(({ amount }) => amount > 0);
}

type CreditHead = { issuedOn: string; number: string; reason: string };

/** A credit note: what is taken back, with the sign turned. */
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
    ...{ issuedOn, suppliedOn: issuedOn, isPaidBefore: false, dueOn: null },
    ...{ lines: negated, taxes, rounding: minus(rounding), gifts: returned, total },
    payable: returned.reduce((sum, { amount }) => sum - amount, total),
    corrects: { number, issuedOn: invoice.issuedOn, reason },
  };
}

/** Without minus zero. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount;
}
