import { recordCatalogChange } from "~/features/catalogChanges/catalogChange.queries.server";
import { describeSale, orderProblem, pairOf } from "~/features/catalogChanges/changePrice.server";
import { describePrices, netPrices } from "~/features/catalogChanges/productPrices";
import { hasSaleEnded, noSale, withoutOverSale } from "~/features/catalogChanges/saleState";
import { formatDecimalAmount, parseAmount } from "~/features/money/money";
import type { PriceContext } from "~/features/products/price/price";
import { readPriceContext } from "~/features/products/price/repriceProducts.server";
import { refreshOffers } from "~/features/products/refreshOffers.server";
import { lockProduct, type StaffProduct, updateProduct } from "~/features/products/staffProduct.queries.server";
import type { Db } from "~/platform/database/database.server";
import { flag } from "~/platform/database/flag";
import type { World } from "~/platform/process/world.server";
import type { CsvRow } from "~/platform/text/csv.server";
import { parseMoment, shortMoment } from "~/platform/time/momentText";
import { byLine, cellAmount, type SheetOptions, type SheetOutcome, type SheetProblem } from "./sheet";
import { readProductIdsByCode, readSheetProducts } from "./sheetRows.queries.server";
import { writeSheet } from "./writeSheet.server";

export const priceColumns = ["code", "name", "price_czk", "price_eur", "sale_czk", "sale_eur", "sale_from", "sale_to"];

/** Reads every product with its prices as a row; amounts have a decimal comma. */
export async function readPriceSheet(db: Db): Promise<Record<string, string>[]> {
  const context = await readPriceContext(db);
  return (await readSheetProducts(db)).map(({ name, ...product }) => {
    const isOn = product.is_sale_active === 1;
    const none = { cs: null, sk: null };
    const [regular, sale] = [pairOf(product, "regular", context), isOn ? pairOf(product, "sale", context) : none];
    const cell = (minor: number | null, locale: "cs" | "sk") =>
      minor === null ? "" : formatDecimalAmount(minor, context.decimals[locale], ",");
    const { sale_from_at: from, sale_to_at: to } = product;
    return {
      code: product.code,
      name,
      price_czk: cell(regular.cs, "cs"),
      price_eur: cell(regular.sk, "sk"),
      sale_czk: cell(sale.cs, "cs"),
      sale_eur: cell(sale.sk, "sk"),
      sale_from: isOn && from !== null ? shortMoment(from, "from") : "",
      sale_to: isOn && to !== null ? shortMoment(to, "to") : "",
    };
  });
}

/** Changes prices and sales as a table says. A missing column changes nothing; an empty cell removes the value. */
export async function applyPriceSheet(
  { db, now }: Pick<World, "db" | "now">,
  rows: readonly CsvRow[],
  options: SheetOptions,
): Promise<SheetOutcome> {
  return writeSheet(db, options.isDryRun, async (tx) => {
    const [at, context] = [now(), await readPriceContext(tx)];
    const [changes, problems, changedIds] = [[] as SheetOutcome["changes"], [] as SheetProblem[], [] as number[]];
    const ids = await readProductIdsByCode(tx);
    const idOf = ({ cells }: CsvRow) => ids.get((cells.code ?? "").toLowerCase()) ?? 0;
    for (const row of [...rows].sort((a, b) => idOf(a) - idOf(b))) {
      const result = await applyRow(tx, row.cells, { ...context, now: at }, options);
      for (const reason of result.problems) problems.push({ line: row.line, reason });
      for (const what of result.changes) changes.push({ line: row.line, what });
      if (result.id !== undefined) changedIds.push(result.id);
    }
    if (problems.length === 0 && changedIds.length > 0) await refreshOffers(tx, [...new Set(changedIds)], at);
    return { changes: changes.sort(byLine), problems: problems.sort(byLine) };
  });
}

type RowResult = { id?: number; changes: string[]; problems: string[] };

async function applyRow(
  tx: Db,
  cells: CsvRow["cells"],
  context: PriceContext & { now: number },
  { actor, reason }: SheetOptions,
): Promise<RowResult> {
  const product = await lockProduct(tx, cells.code ?? "");
  if (!product) return { changes: [], problems: [`there is no product ${cells.code || "without a code"}`] };
  const read = readCells(cells, product, context);
  if (read.problems.length > 0) return { changes: [], problems: read.problems };
  const changed = { ...product, ...read.set } as StaffProduct;
  const differences = [
    {
      kind: "price" as const,
      of: (staffProduct: StaffProduct) => describePrices(pairOf(staffProduct, "regular", context), context),
    },
    { kind: "sale" as const, of: (staffProduct: StaffProduct) => describeSale(staffProduct, context) },
  ]
    .map(({ kind, of }) => ({ kind, before: of(product), after: of(changed) }))
    .filter(({ before, after }) => before !== after);
  if (differences.length === 0) return { changes: [], problems: [] };
  await updateProduct(tx, product.id, read.set);
  for (const difference of differences) {
    const subject = { subjectKind: "product", subject: product.code } as const;
    await recordCatalogChange(tx, { ...subject, ...difference, reason, at: context.now, actor });
  }
  const changes = differences.map(({ kind, before, after }) => `${product.code} ${kind}: ${before} → ${after}`);
  return { id: product.id, changes, problems: [] };
}

function readCells(cells: CsvRow["cells"], product: StaffProduct, context: PriceContext & { now: number }) {
  const problems: string[] = [];
  const amount = (name: string, decimals: number) => {
    const text = cells[name];
    if (text === undefined || text === "") return text === undefined ? undefined : null;
    const minor = parseAmount(cellAmount(text, decimals), decimals);
    if (minor === undefined || minor === 0) problems.push(`${name} is no amount: ${text}`);
    return minor;
  };
  const moment = (name: "sale_from" | "sale_to", bound: "from" | "to") => {
    const text = cells[name];
    if (text === undefined || text === "") return text === undefined ? undefined : null;
    const at = parseMoment(text, bound);
    if (at === undefined) problems.push(`${name} is no day such as 2026-11-27 or 27.11.2026: ${text}`);
    return at;
  };
  const regular = { cs: amount("price_czk", context.decimals.cs), sk: amount("price_eur", context.decimals.sk) };
  const sale = { cs: amount("sale_czk", context.decimals.cs), sk: amount("sale_eur", context.decimals.sk) };
  const times = { sale_from_at: moment("sale_from", "from"), sale_to_at: moment("sale_to", "to") };
  if (regular.cs === null) problems.push("price_czk is empty");
  const set = problems.length > 0 ? {} : valuesOf(product, { regular, sale, times }, context);
  const problem = problems.length > 0 ? undefined : rowProblem({ ...product, ...set }, product, context);
  return { set, problems: problem ? [problem.replace(/\.$/, "")] : problems };
}

type Cells = {
  regular: { cs: number | null | undefined; sk: number | null | undefined };
  sale: { cs: number | null | undefined; sk: number | null | undefined };
  times: { sale_from_at: number | null | undefined; sale_to_at: number | null | undefined };
};

function valuesOf(
  product: StaffProduct,
  { regular, sale, times }: Cells,
  context: PriceContext & { now: number },
): Partial<StaffProduct> {
  const given = Object.fromEntries(Object.entries(times).filter(([, at]) => at !== undefined));
  const prices = { ...netPrices(product, "regular", { cs: regular.cs ?? undefined, sk: regular.sk }, context) };
  const saysSale = [...Object.values(sale), ...Object.values(times)].some((value) => value !== undefined);
  if (!saysSale && hasSaleEnded(product, context.now))
    return isChanged(product, prices) ? { ...prices, ...noSale } : {};
  // The table does not contain the prices of a sale that is not active, and those of a sale that has ended must not
  // come back.
  const base = withoutOverSale(product, context.now);
  const salePrices = netPrices(base, "sale", sale, context);
  const next = { ...base, ...prices, ...salePrices, ...given } as StaffProduct;
  const isOn = next.price_sale_net !== null || next.price_eur_sale_net !== null;
  if (!isOn && product.is_sale_active === 0) return prices;
  const none = { sale_from_at: null, sale_to_at: null };
  return {
    ...prices,
    price_sale_net: next.price_sale_net,
    price_eur_sale_net: next.price_eur_sale_net,
    ...(isOn ? given : none),
    is_sale_active: flag(isOn),
  };
}

function isChanged(product: StaffProduct, values: Partial<StaffProduct>): boolean {
  return Object.entries(values).some(([column, value]) => product[column as keyof StaffProduct] !== value);
}

function rowProblem(next: StaffProduct, before: StaffProduct, context: PriceContext & { now: number }) {
  if (next.is_sale_active === 0) return undefined;
  const { sale_from_at: from, sale_to_at: to } = next;
  const isNewEnd = to !== before.sale_to_at || from !== before.sale_from_at;
  if (to !== null && isNewEnd && to <= Math.max(context.now, from ?? 0)) {
    return "the sale would end before it begins, or has ended already";
  }
  return orderProblem(pairOf(next, "regular", context), pairOf(next, "sale", context), context);
}
