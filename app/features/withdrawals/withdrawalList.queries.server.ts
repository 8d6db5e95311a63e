import { expressionBuilder } from "kysely";
import { orderStates, statesThat } from "~/features/delivery/orderStates";
import type { Db } from "~/platform/database/database.server";
import type { Tables, WithdrawalState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import { shownState, withdrawalStatesThat } from "./withdrawalStates";

export type ConfirmedStatement = {
  confirmedAt: number;
  locale: Locale;
  orderNumber: string;
  name: string;
  email: string;
  goods: string;
  needsCheck: boolean;
  lines: { name: string; quantity: number }[];
  /** The withdrawal's number; null until one is assigned. */
  number: number | null;
  state: WithdrawalState;
  /** The refund in money, as far as it is known. */
  refundMinor: number;
  orderLocale: Locale | null;
};

type ListFilter = {
  /** List only withdrawals that staff still have to process. */
  isOpenOnly?: boolean;
  offset?: number;
};

/** Lists confirmed withdrawals for staff, the newest first. */
export async function listConfirmed(
  db: Db,
  limit: number,
  { isOpenOnly = false, offset = 0 }: ListFilter = {},
): Promise<ConfirmedStatement[]> {
  const rows = await db
    .selectFrom("withdrawal")
    .leftJoin("orders", "orders.id", "withdrawal.order_id")
    .where("confirmed_at", "is not", null)
    .$if(isOpenOnly, (query) => query.where(isOpen()))
    .orderBy("confirmed_at", "desc")
    .orderBy("withdrawal.id")
    .limit(limit)
    .offset(offset)
    .select([
      "withdrawal.id",
      "confirmed_at as confirmedAt",
      "withdrawal.locale",
      "order_number as orderNumber",
      "name",
    ])
    .select(["withdrawal.email", "goods", "needs_check as needsCheck", "withdrawal.number", "withdrawal.state"])
    .select(["refund_minor as refundMinor", "orders.locale as orderLocale"])
    .select(["orders.state as orderState", "orders.refund_due_at as refundDueAt"])
    .execute();
  const statements: ConfirmedStatement[] = [];
  for (const { id, confirmedAt, needsCheck, orderState, refundDueAt, ...row } of rows) {
    const lines = await readNamedLines(db, id);
    const isOrderCancelled = orderState !== null && orderStates[orderState].isCancelled;
    const state = shownState(row.state, { isOrderCancelled, isRefundDue: refundDueAt !== null });
    statements.push({ ...row, state, lines, confirmedAt: confirmedAt ?? 0, needsCheck: needsCheck === 1 });
  }
  return statements;
}

/**
 * Builds the same rule as `shownState` in SQL: a withdrawal is not open when its order is cancelled, nor when it is
 * being paid and the order has no refund due any more.
 */
function isOpen() {
  const eb = expressionBuilder<Joined, "withdrawal" | "orders">();
  return eb.and([
    eb("withdrawal.state", "in", withdrawalStatesThat("isOpen")),
    eb.or([eb("orders.state", "is", null), eb("orders.state", "not in", statesThat("isCancelled"))]),
    eb.or([
      eb("withdrawal.state", "not in", withdrawalStatesThat("isBeingPaid")),
      eb("orders.refund_due_at", "is not", null),
    ]),
  ]);
}

type Joined = Pick<Tables, "withdrawal" | "orders">;

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
