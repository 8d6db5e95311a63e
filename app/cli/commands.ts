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
import { consentUsage, runConsent } from "./customers/consent";
import { customerUsage, runCustomer } from "./customers/customer";
import { newsletterUsage, runNewsletter } from "./customers/newsletter";
import { generateUsage, runGenerate } from "./generate";
import { importUsage, runImport } from "./import";
import { invoiceUsage, runInvoice } from "./invoice";
import { runSecret, secretUsage } from "./machine/secret";
import { mailUsage, runMail } from "./mail";
import { maintenanceUsage, runMaintenance } from "./maintenance";
import { orderUsage, runOrder } from "./orders/order";
import { pointsUsage, runPoints } from "./points";
import { reservationUsage, runReservation } from "./reservation";
import type { Command } from "./runShop";
import { runSearches, searchesUsage } from "./searches";
import { runService, serviceUsage } from "./services/service";
import { runSetting, settingUsage } from "./settings/setting";
import { auditUsage, runAudit } from "./staff/audit";
import type { CommandName } from "./staff/commandAccess";
import { runStaff, staffUsage } from "./staff/staff";
import { runVoucher, voucherUsage } from "./voucher";
import { runWithdrawal, withdrawalUsage } from "./withdrawals/withdrawal";

/** Every command, as `help` lists them. */
export const commands: Record<CommandName, Command> = {
  import: {
    usage: importUsage,
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
    summary: "Writes prices or stock as a table, or changes them by one; --dry-run only says what would change.",
    run: runCsv,
  },
  generate: {
    usage: generateUsage,
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
  audit: {
    usage: auditUsage,
    summary: "Lists what staff have changed, in the whole shop: who, when, what and on what.",
    run: runAudit,
  },
  backup: {
    usage: backupUsage,
    summary: "Writes the database, pictures, photos and the session secret into a folder, while the shop goes on.",
    keepsVersion: true,
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
    keepsVersion: true,
    run: runCheck,
  },
  secret: {
    usage: secretUsage,
    summary: "Says whether this machine's session secret is that of the shop's other machines, or makes it theirs.",
    run: runSecret,
  },
  maintenance: {
    usage: maintenanceUsage,
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
    summary: "Lists orders; shows one to pack it; ships one, brings one on, pays money back; lists withdrawals.",
    run: runOrder,
  },
  withdrawal: {
    usage: withdrawalUsage,
    summary:
      "Lists withdrawals that wait for something; records goods that came back, pays back, refuses, or says which order one is about.",
    run: runWithdrawal,
  },
  claim: {
    usage: claimUsage,
    summary:
      "Lists claims for defects, overdue ones first; shows one with its photos; brings one on or to its outcome, and pays back what it gives.",
    run: runClaim,
  },
  invoice: {
    usage: invoiceUsage,
    summary:
      "Lists invoices and credit notes, shows one or its PDF, or writes those of some days into a table for the accounts.",
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
    usage: staffUsage,
    summary: "Lists who may do more than a customer, and what; gives tokens; signs you in by one, or out.",
    run: runStaff,
  },
  customer: {
    usage: customerUsage,
    summary: "Finds customers and guests; writes what is known of one into a file, or erases what may be erased.",
    run: runCustomer,
  },
  newsletter: {
    usage: newsletterUsage,
    summary: "Lists who gets the newsletter, or writes them into a table: since when, and what they agreed to.",
    run: runNewsletter,
  },
  consent: {
    usage: consentUsage,
    summary: "Shows what a visitor answered about cookies, when and in which words.",
    run: runConsent,
  },
  mail: {
    usage: mailUsage,
    summary: "Lists e-mails, also those about an order or to an address, and what became of them; sends one again.",
    run: runMail,
  },
  searches: {
    usage: searchesUsage,
    summary: "Lists what visitors looked for in vain.",
    run: runSearches,
  },
  points: {
    usage: pointsUsage,
    summary: "Brings a carrier's pickup points in; those that are not in its files any more are closed.",
    mayCreate: true,
    run: runPoints,
  },
  voucher: {
    usage: voucherUsage,
    summary: "Imports, lists and ends vouchers; sends, prolongs or prints a gift voucher that was sold.",
    run: runVoucher,
  },
};
