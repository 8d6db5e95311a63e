import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import { EnvironmentError } from "~/platform/process/environmentError";

import { backupUsage, runBackup } from "./backup/backup";
import { checkUsage, runCheck } from "./backup/check";
import { restoreUsage, runRestore } from "./backup/restore";
import { changesUsage, runChanges } from "./catalog/changes";
import { csvUsage, runCsv } from "./catalog/csv";
import { exportUsage, runExport } from "./catalog/export";
import { priceUsage, runPrice } from "./catalog/price";
import { productUsage, runProduct } from "./catalog/product";
import { retireUsage, runRetire } from "./catalog/retire";
import { runSale, saleUsage } from "./catalog/sale";
import { runStock, stockUsage } from "./catalog/stock";
import { claimUsage, runClaim } from "./claims/claim";
import { runGenerate } from "./generate";
import { runImport } from "./import";
import { invoiceUsage, runInvoice } from "./invoice";
import { runMail } from "./mail";
import { runMaintenance } from "./maintenance";
import { openShop } from "./openShop";
import { orderUsage, runOrder } from "./orders/order";
import { runPoints } from "./points";
import { reservationUsage, runReservation } from "./reservation";
import { type Command, runShop } from "./runShop";
import { runSearches } from "./searches";
import { runService, serviceUsage } from "./service";
import { runSetting, settingUsage } from "./setting";
import { runStaff } from "./staff";
import { processTerminal } from "./terminal";
import { runVoucher } from "./voucher";
import { runWithdrawal, withdrawalUsage } from "./withdrawals/withdrawal";

const commands: Record<string, Command> = {
  import: {
    usage: "import <folder> [--dry-run] [--skip-bad] [--stock]",
    summary: "Brings a catalogue into the shop; with --stock also the pieces of variants that the shop has already.",
    mayCreate: true,
    run: runImport,
  },
  export: {
    usage: exportUsage,
    summary: "Writes the whole catalogue into a folder, as an import reads it.",
    run: runExport,
  },
  csv: {
    usage: csvUsage,
    summary:
      "Writes prices or stock as a table for a spreadsheet, or changes them by one; --dry-run only says what would.",
    run: runCsv,
  },
  generate: {
    usage: "generate --products <number> [--seed <number>]",
    summary: "Fills the shop with made-up products, the same ones for the same seed.",
    mayCreate: true,
    run: runGenerate,
  },
  price: {
    usage: priceUsage,
    summary: "Changes the price of a product, with VAT; the price log follows.",
    run: runPrice,
  },
  sale: {
    usage: saleUsage,
    summary: "Sets a sale, which begins and ends by itself; ends one, lists all.",
    run: runSale,
  },
  stock: {
    usage: stockUsage,
    summary: "Shows how many pieces are where; adds some, takes some, or says how many were counted.",
    run: runStock,
  },
  product: {
    usage: productUsage,
    summary: "Shows a product to staff; hides or publishes it, also on a day; changes its labels or its place.",
    run: runProduct,
  },
  retire: {
    usage: retireUsage,
    summary: "Takes a product, category, page, post or store off the shop for good, or takes that back; lists all.",
    run: runRetire,
  },
  changes: {
    usage: changesUsage,
    summary: "Lists who changed what in the catalogue.",
    run: runChanges,
  },
  backup: {
    usage: backupUsage,
    summary: "Writes the database, pictures, photos and the session secret into a folder, while the shop goes on.",
    run: runBackup,
  },
  restore: {
    usage: restoreUsage,
    summary: "Brings a backup into a DATA_DIR or database that holds no shop yet.",
    run: (context) => runRestore(context),
  },
  check: {
    usage: checkUsage,
    summary: "Says whether the shop, or a backup, is whole.",
    run: runCheck,
  },
  maintenance: {
    usage: "maintenance on|off",
    summary: "Closes the shop to visitors, or opens it.",
    run: runMaintenance,
  },
  setting: {
    usage: settingUsage,
    summary: "Shows or changes a setting, such as the top menu, a price of delivery or a VAT rate, and who changed it.",
    run: runSetting,
  },
  order: {
    usage: orderUsage,
    summary:
      "Lists orders; shows one to pack it, with its history; ships one, brings one on, pays money back; lists withdrawals. What changes an order takes --by <name>, else you are recorded.",
    run: runOrder,
  },
  withdrawal: {
    usage: withdrawalUsage,
    summary:
      "Lists withdrawals that wait for something; records goods that came back, pays back, refuses, or says which order one is about. Takes --by <name>, else you are recorded.",
    run: runWithdrawal,
  },
  claim: {
    usage: claimUsage,
    summary:
      "Lists claims for defects, overdue ones first; shows one with its photos; brings one on or to its outcome, and pays back what it gives. Takes --by <name>, else you are recorded.",
    run: runClaim,
  },
  invoice: {
    usage: invoiceUsage,
    summary: "Lists invoices and credit notes, or shows one or its PDF.",
    run: runInvoice,
  },
  reservation: {
    usage: reservationUsage,
    summary: "Lists reservations in stores, shows one, or says that one is collected, extended or cancelled.",
    run: runReservation,
  },
  service: {
    usage: serviceUsage,
    summary: "Lists service orders, shows one with its photos, brings one on, sets its price or promised day.",
    run: runService,
  },
  staff: {
    usage: "staff list | add <e-mail> <scope>... | scope <e-mail> <scope>...|none",
    summary: "Lists who may do more than a customer, or says what they may do.",
    run: runStaff,
  },
  mail: {
    usage: "mail list [--waiting]",
    summary: "Lists the newest e-mails and what became of them.",
    run: runMail,
  },
  searches: {
    usage: "searches [--days <number>]",
    summary: "Lists what visitors looked for in vain.",
    run: runSearches,
  },
  points: {
    usage: "points import <carrier> <file>...",
    summary: "Brings a carrier's pickup points in; those that are not in its files any more are closed.",
    mayCreate: true,
    run: runPoints,
  },
  voucher: {
    usage:
      "voucher import <file> | add <row> | list | end <code>\nvoucher send <code> [--to <e-mail>] | prolong <code> | print <code>",
    summary:
      "Brings vouchers into the shop, lists them, ends one; sends, prolongs or prints a gift voucher that was sold.",
    run: runVoucher,
  },
};

try {
  process.exitCode = await runShop(commands, process.argv.slice(2), processTerminal, (mayCreate) =>
    openShop(processTerminal, mayCreate),
  );
} catch (error) {
  if (!(error instanceof EnvironmentError || (error instanceof Error && isDatabaseUnavailable(error)))) throw error;
  processTerminal.printError(error.message);
  process.exitCode = 1;
}
