import { listConfirmed } from "~/features/withdrawals/withdrawalList.queries.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";

const maxLines = 200;

/** Statements of withdrawal, the newest first; CHECK marks what a person must look at. */
export async function listWithdrawals({ positionals, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length > 0) throw new UsageError("withdrawals takes no number.");
  const { db } = await openWorld();
  const statements = await listConfirmed(db, maxLines);
  for (const { confirmedAt, orderNumber, name, email, goods, lines, needsCheck } of statements) {
    const pieces = lines.map(({ quantity, name: piece }) => `${quantity}x ${piece}`).join(", ") || goods || "all of it";
    const mark = needsCheck ? "CHECK" : "     ";
    terminal.print(`${formatDateTime(confirmedAt)}  ${mark}  ${orderNumber}  ${name}  ${email}  ${pieces}`);
  }
  if (statements.length === 0) terminal.print("Nobody has withdrawn from anything.");
  return 0;
}
