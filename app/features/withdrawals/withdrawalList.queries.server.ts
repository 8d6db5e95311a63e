import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

export type ConfirmedStatement = {
  confirmedAt: number;
  locale: Locale;
  orderNumber: string;
  name: string;
  email: string;
  goods: string;
  needsCheck: boolean;
  lines: { name: string; quantity: number }[];
};

/** For staff: the newest first. */
export async function listConfirmed(db: Db, limit: number): Promise<ConfirmedStatement[]> {
  const rows = await db
    .selectFrom("withdrawal")
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at", "desc")
    .orderBy("id")
    .limit(limit)
    .select(["id", "confirmed_at as confirmedAt", "locale", "order_number as orderNumber", "name", "email", "goods"])
    .select("needs_check as needsCheck")
    .execute();
  const statements: ConfirmedStatement[] = [];
  for (const { id, confirmedAt, needsCheck, ...row } of rows) {
    const lines = await readNamedLines(db, id);
    statements.push({ ...row, lines, confirmedAt: confirmedAt ?? 0, needsCheck: needsCheck === 1 });
  }
  return statements;
}

async function readNamedLines(db: Db, withdrawalId: string) {
  return db
    .selectFrom("withdrawal_line")
    .innerJoin("order_line", (join) =>
      join
        .onRef("order_line.order_id", "=", "withdrawal_line.order_id")
        .onRef("order_line.position", "=", "withdrawal_line.line_position"),
    )
    .where("withdrawal_line.withdrawal_id", "=", withdrawalId)
    .orderBy("order_line.position")
    .select(["order_line.name", "withdrawal_line.quantity"])
    .execute();
}
