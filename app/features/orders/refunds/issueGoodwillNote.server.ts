import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { fromHundredths, inHundredths } from "~/features/money/money";
import { issueCreditNote } from "../invoicing/issueCreditNote.server";
import type { OrderDeps } from "../orderDeps.server";
import type { Order } from "../orders";
import type { Refund } from "./refund";
import { insertGoodwillLines } from "./refund.queries.server";

/**
 * Issues the credit note of a refund that the shop did not owe, and stores what it takes off each line, so that a later
 * withdrawal gives back the lower price. Issues none when the refund pays what was owed, or when the order has no
 * invoice.
 */
export async function issueGoodwillNote(
  deps: Pick<OrderDeps, "db" | "now">,
  { id, locale }: Pick<Order, "id" | "locale">,
  { position, goodwillMinor }: Pick<Refund, "position" | "goodwillMinor">,
): Promise<IssuedDocument[]> {
  if (goodwillMinor === 0) return [];
  const { decimals } = await readCurrency(deps.db, locale);
  const request = { goodwill: inHundredths(goodwillMinor, decimals) };
  const issued = await issueCreditNote(deps, id, { request, reason: "goodwill" });
  if (!issued.ok) return [];
  const reduced = issued.content.lines.flatMap(({ kind, position: line, gross }) =>
    kind === "reduction" && line !== null ? [{ position: line, amountMinor: fromHundredths(-gross, decimals) }] : [],
  );
  await insertGoodwillLines(deps.db, { orderId: id, refundPosition: position }, reduced);
  return [issued.document];
}
