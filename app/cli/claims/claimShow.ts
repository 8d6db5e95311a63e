import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { findOrder } from "~/features/orders/orders.queries.server";
import { claimUrl } from "~/features/warrantyClaims/claimAddresses";
import { readClaimedPieces } from "~/features/warrantyClaims/claimableLines.queries.server";
import { pieceText, type WarrantyClaim, warrantyPhotoClaim } from "~/features/warrantyClaims/warrantyClaim";
import { readClaimEvents } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { claimStates } from "~/features/warrantyClaims/warrantyClaimStates";
import { formatDateTime } from "~/platform/time/formatDate";
import { photoPath } from "~/platform/uploads/photoFiles.server";
import { readPhotos } from "~/platform/uploads/upload.queries.server";
import type { OpenedShop } from "../runShop";
import type { Terminal } from "../terminal";
import { claimDueText } from "./claimList";
import { type ClaimCommand, onClaim } from "./claimMove";

/**
 * Shows everything that a decision needs: what is claimed, the photos' files, what the customer wants, and every change
 * with its author.
 */
export function showClaim(command: ClaimCommand): Promise<number> {
  const { terminal } = command;
  return onClaim(command, 1, async (world, claim) => {
    await print(world, claim, terminal);
    return 0;
  });
}

async function print({ db, environment, now }: OpenedShop, claim: WarrantyClaim, terminal: Terminal): Promise<void> {
  const { id, number, state, defect, since, remedy, email, phone, locale } = claim;
  const order = await findOrder(db, claim.orderId);
  const name = [order?.billing.firstname, order?.billing.lastname, order?.billing.company].filter(Boolean).join(" ");
  terminal.print(`${number}  ${state}  ${claimDueText(claim, now())}`);
  terminal.print(`order ${order?.number}  ${name}  ${email}  ${phone}`);
  for (const piece of await readClaimedPieces(db, id)) {
    terminal.print(`line ${piece.linePosition}: ${pieceText(piece)}  ${piece.code}`);
  }
  terminal.print(`wants: ${remedy}${since ? `; since: ${since}` : ""}`);
  for (const line of defect.split("\n")) terminal.print(`  ${line}`);
  for (const photo of await readPhotos(db, warrantyPhotoClaim(claim))) terminal.print(photoPath(environment, photo.id));
  terminal.print(claimUrl(environment, claim));
  await printMoney(db, claim, terminal, order?.locale ?? locale);
  for (const event of await readClaimEvents(db, id)) {
    const facts = [formatDateTime(event.at), event.state, `by ${event.actor}`, event.note];
    terminal.print(facts.filter(Boolean).join("  "));
  }
  const { next } = claimStates[state];
  terminal.print(next.length > 0 ? `Next: ${next.join(", ")}.` : "Nothing more can become of it.");
}

async function printMoney(
  db: OpenedShop["db"],
  { refundMinor, giftMinor }: WarrantyClaim,
  terminal: Terminal,
  locale: WarrantyClaim["locale"],
): Promise<void> {
  const currency = await readCurrency(db, locale);
  if (refundMinor > 0) terminal.print(`${formatMoney(refundMinor, currency)} back in money`);
  if (giftMinor > 0) terminal.print(`${formatMoney(giftMinor, currency)} back to vouchers`);
}
