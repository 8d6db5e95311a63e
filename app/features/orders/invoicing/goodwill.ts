import type { CreditRequest, Left } from "./creditContent";
import { share } from "./share";

/**
 * Shares a price reduction among the goods in proportion to what is left of each, so that every VAT rate is reduced by
 * its share. Only an amount that exceeds all goods reduces delivery and payment. The parts are whole multiples of
 * `smallest` and add up exactly.
 */
export function shareGoodwill(rest: readonly Left[], amount: number, smallest: number): CreditRequest {
  const goods = rest.filter(({ line, leftGross }) => line.kind === "goods" && leftGross > 0);
  const upTo = (count: number) => goods.slice(0, count).reduce((sum, { leftGross }) => sum + leftGross, 0);
  const all = upTo(goods.length);
  const ofGoods = Math.min(amount, all);
  const partUpTo = (count: number) => (all === 0 ? 0 : share(ofGoods / smallest, upTo(count), all) * smallest);
  const reductions = goods.map(({ line }, index) => ({
    position: line.position ?? 0,
    amount: partUpTo(index + 1) - partUpTo(index),
  }));
  const feeLeft = (kind: "delivery" | "payment") =>
    rest.filter(({ line }) => line.kind === kind).reduce((sum, { leftGross }) => sum + leftGross, 0);
  const delivery = Math.min(amount - ofGoods, feeLeft("delivery"));
  const payment = amount - ofGoods - delivery;
  return { pieces: [], reductions: reductions.filter((part) => part.amount > 0), delivery, payment, gift: 0 };
}
