import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { formatDecimalAmount } from "~/features/money/money";
import type { World } from "~/platform/process/world.server";

import { findPaidOrders, readDocumentsIssued } from "./document.queries.server";
import type { DocumentContent } from "./documentContent";

export type DocumentPeriod = { from: number; before: number; named: string };

export type DocumentTable = { columns: string[]; rows: Record<string, string>[] };

const about = ["number", "kind", "issued", "supplied", "due", "order", "corrects"];
const parties = ["buyer", "company_id", "tax_id", "vat_id", "currency"];
const sums = ["rounding", "total", "gifts", "payable", "paid", "trial"];

/**
 * Exports the invoices and credit notes of a period for accounting, the oldest first. Each VAT rate has columns of its
 * own.
 */
export async function exportDocuments(
  { db, now }: Pick<World, "db" | "now">,
  { named, ...period }: DocumentPeriod,
  actor: string,
): Promise<DocumentTable> {
  const documents = await readDocumentsIssued(db, period);
  // An invoice says what was paid when it was issued; the accounts want to know what is paid now.
  const paid = await findPaidOrders(db, period);
  const all = documents.flatMap(({ content }) => content.taxes.map(({ taxBasisPoints }) => taxBasisPoints));
  const rates = [...new Set(all)].sort((a, b) => b - a);
  const taxes = rates.flatMap((rate) => taxColumns(rate));
  await recordStaffAction(db, {
    action: "invoiceExport",
    subject: named,
    detail: `${documents.length} documents`,
    at: now(),
    actor,
  });
  const rows = documents.map(({ number, kind, orderId, content }) => ({
    number,
    kind,
    ...cellsOf(content),
    ...(kind === "invoice" && paid.has(orderId) ? { paid: "yes" } : {}),
  }));
  return { columns: [...about, ...parties, ...taxes, ...sums], rows };
}

function cellsOf(content: DocumentContent): Record<string, string> {
  const { order, buyer, corrects, gifts } = content;
  const taxes = content.taxes.flatMap(({ taxBasisPoints, net, tax }) => {
    const [netColumn, taxColumn] = taxColumns(taxBasisPoints);
    return [
      [netColumn, decimal(net)],
      [taxColumn, decimal(tax)],
    ];
  });
  return {
    issued: content.issuedOn,
    supplied: content.suppliedOn,
    due: content.dueOn ?? "",
    order: order.number,
    corrects: corrects?.number ?? "",
    buyer: buyer.name,
    company_id: buyer.companyId,
    tax_id: buyer.taxId,
    vat_id: buyer.vatId,
    currency: content.currency.code,
    ...Object.fromEntries(taxes),
    rounding: decimal(content.rounding),
    total: decimal(content.total),
    payable: decimal(content.payable),
    gifts: decimal(gifts.reduce((sum, { amount }) => sum + amount, 0)),
    paid: content.isPaid ? "yes" : "no",
    trial: content.isTrial ? "yes" : "no",
  };
}

function taxColumns(taxBasisPoints: number): [net: string, tax: string] {
  return [`net_${taxBasisPoints / 100}`, `vat_${taxBasisPoints / 100}`];
}

/** Formats hundredths for a Czech or Slovak spreadsheet. */
function decimal(hundredths: number): string {
  return formatDecimalAmount(hundredths, 2, ",");
}
