import { writeFileSync } from "node:fs";

import { findUsableGift, type GiftRefusal, prolongGift, sendGiftAgain } from "~/features/giftVouchers/giftStaff.server";
import { drawGiftVoucher } from "~/features/giftVouchers/pdf/drawGiftVoucher.server";
import { formatDay, pragueClock } from "~/platform/time/pragueClock";

import type { CommandContext } from "./runShop";
import type { Terminal } from "./terminal";

type GiftCommand = Pick<CommandContext, "terminal" | "openWorld"> & { code: string; to: string | undefined };

/** `voucher send <code> [--to <e-mail>]` · `voucher prolong <code>` · `voucher print <code>`, for sold gift vouchers. */
export const giftCommands = { send, prolong, print } as const;

export function isGiftCommand(name: string | undefined): name is keyof typeof giftCommands {
  return name !== undefined && Object.hasOwn(giftCommands, name);
}

async function send({ terminal, openWorld, code, to }: GiftCommand): Promise<number> {
  const { db, now, actor } = await openWorld();
  const sent = await sendGiftAgain(db, code, to, now(), actor);
  if (!sent.ok) return refuse(terminal, sent);
  terminal.print(`Its e-mail goes to ${sent.recipient} within a minute.`);
  return 0;
}

async function prolong({ terminal, openWorld, code }: GiftCommand): Promise<number> {
  const { db, now, actor } = await openWorld();
  const prolonged = await prolongGift(db, code, now(), pragueClock(now()).date, actor);
  if (!prolonged.ok) return refuse(terminal, prolonged);
  terminal.print(`Valid until ${formatDay(prolonged.lastDay)}.`);
  return 0;
}

/** Writes the PDF into the folder in which the command runs. */
async function print({ terminal, openWorld, code }: GiftCommand): Promise<number> {
  const { db, now } = await openWorld();
  const found = await findUsableGift(db, code, now());
  if (!found.ok) return refuse(terminal, found);
  const { gift } = found;
  const file = `${gift.code}.pdf`;
  writeFileSync(file, (await drawGiftVoucher(db, gift.voucherId)).content, { mode: 0o600 });
  terminal.print(`Written: ${file}.`);
  return 0;
}

const refusals = {
  unknown: "The shop has sold no such voucher.",
  ended: "Its order was cancelled or withdrawn from.",
  over: "It is over; prolong it first.",
  printed: "It is a printed one: `voucher print` makes its page.",
  email: "That is no e-mail address.",
  prolonged: "It has been prolonged before, which is possible once.",
} as const satisfies Record<GiftRefusal["reason"], string>;

function refuse(terminal: Terminal, { reason }: GiftRefusal): number {
  terminal.printError(refusals[reason]);
  return 1;
}
