import { applyStockChange } from "~/features/catalogChanges/changeStock.server";
import { readHeldPieces } from "~/features/catalogChanges/heldPieces.queries.server";
import { refreshStocked } from "~/features/catalogChanges/refreshProductsAt.server";
import type { StockChange } from "~/features/catalogChanges/stockChange";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";
import type { CsvRow } from "~/platform/text/csv.server";

import { byLine, cellAmount, type SheetChange, type SheetOptions, type SheetOutcome, type SheetProblem } from "./sheet";
import { readStockRows, readVariantIds } from "./sheetRows.queries.server";
import { writeSheet } from "./writeSheet.server";

export const stockColumns = ["sku", "name", "place", "for_sale", "held", "add", "counted", "reason"];

/**
 * Reads the stock as a table. `add` and `counted` are empty, and only they change stock, as pieces are sold while
 * somebody works with the table.
 */
export async function readStockTable(db: Db, place?: string): Promise<Record<string, string | number>[]> {
  const held = await readHeldPieces(db);
  return (await readStockRows(db, place)).map((row) => ({
    sku: row.sku,
    name: [row.name, row.size].filter(Boolean).join(", "),
    place: row.place,
    for_sale: row.forSale ?? 0,
    held: held(row.variantId, row.place),
    add: "",
    counted: "",
    reason: "",
  }));
}

/** Changes stock as a table says; rows without a change are skipped. */
export async function applyStockSheet(
  { db, now }: Pick<World, "db" | "now">,
  rows: readonly CsvRow[],
  options: SheetOptions,
): Promise<SheetOutcome> {
  return writeSheet(db, options.isDryRun, async (tx) => {
    const [changes, problems] = [[] as SheetChange[], [] as SheetProblem[]];
    let changeCount = 0;
    const productIds = new Set<number>();
    for (const { line, cells } of await inLockingOrder(tx, rows)) {
      const change = readChange(cells);
      if (change === "none") continue;
      changeCount += 1;
      const reason = cells.reason || options.reason;
      const why = typeof change === "string" ? change : reason === "" ? "reason is empty" : undefined;
      if (why !== undefined || typeof change === "string") problems.push({ line, reason: why ?? "" });
      else {
        const order = { sku: cells.sku ?? "", storeId: cells.place ?? "", change };
        const outcome = await applyStockChange(
          tx,
          order,
          { actor: options.actor, reason: reason.slice(0, 500) },
          now(),
        );
        if (!outcome.ok) problems.push({ line, reason: outcome.problem.replace(/\.$/, "") });
        else if (outcome.before !== outcome.after) {
          productIds.add(outcome.productId);
          changes.push({ line, what: `${outcome.sku} in ${order.storeId}: ${outcome.before} → ${outcome.after}` });
        }
      }
    }
    if (changeCount === 0) problems.push({ line: 1, reason: "no row says a change in the columns add or counted" });
    if (problems.length === 0) await refreshStocked(tx, [...productIds].sort(ascending));
    return { changes: changes.sort(byLine), problems: problems.sort(byLine) };
  });
}

/** Sorts rows by variant and place, the order in which orders lock stock. */
async function inLockingOrder(tx: Db, rows: readonly CsvRow[]): Promise<CsvRow[]> {
  const ids = await readVariantIds(
    tx,
    rows.map(({ cells }) => cells.sku ?? ""),
  );
  const variantOf = ({ cells }: CsvRow) => ids.get((cells.sku ?? "").toLowerCase()) ?? 0;
  const placeOf = ({ cells }: CsvRow) => cells.place ?? "";
  return [...rows].sort((a, b) => {
    if (variantOf(a) !== variantOf(b)) return variantOf(a) - variantOf(b);
    return placeOf(a) === placeOf(b) ? 0 : placeOf(a) < placeOf(b) ? -1 : 1;
  });
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Returns the change in a row, `none`, or a sentence about an invalid cell. */
function readChange({ add = "", counted = "" }: CsvRow["cells"]): StockChange | "none" | string {
  if (add === "" && counted === "") return "none";
  if (add !== "" && counted !== "") return "add and counted cannot both be given";
  const text = cellAmount(add || counted, 0).replace("\u2212", "-");
  const pieces = /^[+-]?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(pieces) || Math.abs(pieces) > 100_000)
    return `${add === "" ? "counted" : "add"} is no number of pieces`;
  if (add !== "") return pieces === 0 ? "none" : { kind: "by", pieces };
  return pieces < 0 ? "counted is no number of pieces" : { kind: "counted", pieces };
}
