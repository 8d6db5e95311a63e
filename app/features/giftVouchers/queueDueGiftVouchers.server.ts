import { readCurrency } from "~/features/money/currency.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import { giftEmail } from "./giftEmail";
import { claimSending, findIssuedGift, readDueGiftIds } from "./issuedGift.queries.server";

type GiftMailDeps = Pick<World, "db" | "now" | "log"> & { environment: Pick<World["environment"], "publicUrl"> };

const batch = 20;

/**
 * Queues the e-mails of gift vouchers that are due. Any number of processes may run it, as each voucher is sent once.
 */
export async function queueDueGiftVouchers(deps: GiftMailDeps): Promise<number> {
  let queued = 0;
  for (const voucherId of await readDueGiftIds(deps.db, deps.now(), batch)) {
    try {
      if (await deps.db.transaction().execute((tx) => queueOne({ ...deps, db: tx }, voucherId))) queued += 1;
    } catch (err) {
      // A failure with one voucher must not hold up the others.
      deps.log.error({ err, voucherId }, "gift voucher not queued");
    }
  }
  return queued;
}

async function queueOne(
  { db, now, environment: { publicUrl } }: Omit<GiftMailDeps, "log">,
  voucherId: string,
): Promise<boolean> {
  if (!(await claimSending(db, voucherId, now()))) return false;
  const gift = await findIssuedGift(db, voucherId);
  if (!gift) return false;
  const currency = await readCurrency(db, gift.locale);
  const email = giftEmail(gift, { t: translatorFor(gift.locale), currency, publicUrl });
  await queueMail(
    db,
    {
      subject: email.subject,
      text: renderEmailText(email),
      html: renderEmailHtml(email),
      kind: "gift-voucher",
      reference: `${voucherId}-${gift.sendings}`,
      recipient: gift.recipientEmail || gift.buyerEmail,
      attachmentsJson: JSON.stringify([{ kind: "gift-voucher", voucherId }]),
      // The code is worth money, so it does not stay in the outbox.
      secretUntil: gift.activeToAt ?? now(),
    },
    now(),
  );
  return true;
}
