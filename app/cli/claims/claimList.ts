import { isOverdue, type WarrantyClaim } from "~/features/warrantyClaims/warrantyClaim";
import { listClaims } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import { printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

const linesOnPage = 50;

/** Lists the claims that wait for the shop, the most urgent first; with `all` lists every claim, the newest first. */
export async function listAllClaims(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  { all, page, json }: { all: boolean; page: string; json: boolean },
): Promise<number> {
  if (!/^[1-9]\d{0,5}$/.test(page)) throw new UsageError("--page is a number from 1.");
  const { db, now } = await openWorld();
  const offset = (Number(page) - 1) * linesOnPage;
  const found = await listClaims(db, { isOpenOnly: !all, limit: linesOnPage + 1, offset });
  const none = all ? "There are no claims." : "No claim is open; --all lists the others.";
  const more = found.length > linesOnPage && `--page ${Number(page) + 1} shows the next.`;
  const shown = found.slice(0, linesOnPage);
  return printListing({ terminal, asJson: json }, shown, (claim) => lineOf(claim, now()), none, more);
}

function lineOf(claim: WarrantyClaim & { orderNumber: string }, now: number): string {
  const { number, state, remedy, email, orderNumber, createdAt } = claim;
  return [
    number,
    state.padEnd(10),
    claimDueText(claim, now),
    remedy.padEnd(8),
    orderNumber,
    formatDateTime(createdAt),
    email,
  ]
    .filter(Boolean)
    .join("  ");
}

export function claimDueText(claim: WarrantyClaim, now: number): string {
  const { endedAt, dueOn } = claim;
  if (endedAt !== null) return `ended ${formatDateTime(endedAt)}`;
  return isOverdue(claim, now) ? `OVERDUE since ${formatDay(dueOn)}` : `settle by ${formatDay(dueOn)}`;
}
