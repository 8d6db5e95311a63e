import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import type { Order } from "~/features/orders/orders";
import type { OrderState } from "~/platform/database/schema";
import { countryOf } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { pathOf } from "./carryOut";
import { buyerName, combinationsOf, isOfferedPair, type Pair } from "./combination";

/** The result of the combinations of one pair. */
export type Walked = { pair: Pair; cells: string[]; invoicedBy: Set<"paid" | OrderState> };

const refused = "refused";

export async function cellOf({ db }: World, order: Order | undefined): Promise<string> {
  if (!order) return refused;
  return formatMoney(order.totals.totalMinor, await readCurrency(db, order.locale)).replaceAll("\u00a0", " ");
}

/** Returns the table in Markdown: a row for each pair, a column for each buyer, and in each cell what was paid. */
export function combinationTable(walked: readonly Walked[]): string {
  const [first] = walked;
  if (!first) return "";
  const buyers = combinationsOf(first.pair).map(
    (combination) => `${countryOf[combination.locale]} ${buyerName(combination)}`,
  );
  const head = ["Carrier", "Payment", ...buyers, "States", "Invoice"];
  const rows = walked.map(({ pair, cells, invoicedBy }) => [
    pair.carrierId,
    pair.paymentId,
    ...cells,
    isOfferedPair(pair) ? ["accepted", ...pathOf(pair)].join(" → ") : "",
    [...invoicedBy].map((step) => `when ${step}`).join(", "),
  ]);
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Returns an empty row, which the caller fills. */
export function newRow(pair: Pair): Walked {
  return { pair, cells: [], invoicedBy: new Set() };
}
