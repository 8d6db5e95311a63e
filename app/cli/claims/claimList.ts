import { isOverdue, type WarrantyClaim } from "~/features/warrantyClaims/warrantyClaim";
import { listClaims } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

const linesOnPage = 50;

/** Claims that wait for the shop, the most urgent first; with `all` every one, the newest first. */
export async function listAllClaims(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  { all, page }: { all: boolean; page: string },
): Promise<number> {
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new UsageError("--page is a number from 1.");
  const { db, now } = await openWorld();
  const offset = (Number(page) - 1) * linesOnPage;
  const found = await listClaims(db, { isOpenOnly: !all, limit: linesOnPage + 1, offset });
  for (const claim of found.slice(0, linesOnPage)) terminal.print(lineOf(claim, now()));
  if (found.length > linesOnPage) terminal.print(`--page ${Number(page) + 1} shows the next.`);
  if (found.length === 0) terminal.print(all ? "There are no claims." : "No claim is open; --all lists the others.");
  return 0;
}

function lineOf(claim: WarrantyClaim & { orderNumber: string }, now: number): string {
  const { number, state, wish, email, orderNumber, createdAt } = claim;
  return [number, state.padEnd(10), dueText(claim, now), wish.padEnd(8), orderNumber, formatDateTime(createdAt), email]
    .filter(Boolean)
    .join("  ");
}

export function dueText(claim: WarrantyClaim, now: number): string {
  const { endedAt, dueOn } = claim;
  if (endedAt !== null) return `ended ${formatDateTime(endedAt)}`;
  return isOverdue(claim, now) ? `OVERDUE since ${formatDay(dueOn)}` : `settle by ${formatDay(dueOn)}`;
}
