/** Actions of staff that no other history records, with their area and what `subject` contains. */
const staffActions = {
  staffScopes: { area: "staff", subject: "the account's e-mail" },
  staffToken: { area: "staff", subject: "the account's e-mail" },
  catalogImport: { area: "catalog", subject: "the folder" },
  productsGenerated: { area: "catalog", subject: "how many" },
  pointsImport: { area: "settings", subject: "the carrier" },
  voucherImport: { area: "vouchers", subject: "the file" },
  voucherSaved: { area: "vouchers", subject: "the code" },
  voucherEnded: { area: "vouchers", subject: "the code" },
  giftSent: { area: "vouchers", subject: "the code" },
  giftProlonged: { area: "vouchers", subject: "the code" },
  secretAdopted: { area: "machines", subject: "session secret" },
  invoiceExport: { area: "orders", subject: "the days" },
  newsletterExport: { area: "customers", subject: "newsletter" },
  personExport: { area: "customers", subject: "the pseudonym of the e-mail" },
  mailResent: { area: "customers", subject: "the order's number, or the e-mail's id" },
  personErased: { area: "customers", subject: "the pseudonym of the e-mail" },
} as const satisfies Record<string, { area: string; subject: string }>;

export type StaffAction = keyof typeof staffActions;

export function areaOf(action: StaffAction): string {
  return staffActions[action].area;
}
