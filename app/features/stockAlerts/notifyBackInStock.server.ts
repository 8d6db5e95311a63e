import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { letterHtml, letterText } from "~/ui/letter";

import { keptDays } from "./stockAlert";
import { claimWatch, type DueWatch, forgetWatches, readDueWatches } from "./stockAlert.queries.server";
import { watchLetter } from "./stockAlertEmail";

const day = 86_400_000;
const batch = 50;

type Shop = Pick<World, "db" | "now"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Queues one letter for each watch whose piece has come back, by whatever door: an import, a cancelled order, a count.
 * Any number of processes may call it at once; each watch is claimed by one, in the transaction that queues its letter.
 * Gives the number of letters.
 */
export async function notifyBackInStock(shop: Shop): Promise<number> {
  const now = shop.now();
  let queued = 0;
  for (const watch of await readDueWatches(shop.db, batch)) if (await notify(shop, watch, now)) queued += 1;
  if (queued > 0) await forgetWatches(shop.db, now - keptDays * day);
  return queued;
}

async function notify({ db, environment }: Shop, watch: DueWatch, now: number): Promise<boolean> {
  const words = { t: translatorFor(watch.locale), publicUrl: environment.publicUrl };
  const letter = watchLetter(watch, words);
  const mail = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
  const address = { kind: "back-in-stock", reference: `${watch.id}.${watch.createdAt}`, recipient: watch.email };
  return db.transaction().execute(async (tx) => {
    if (!(await claimWatch(tx, watch.id, now))) return false;
    await queueMail(tx, { ...mail, ...address }, now);
    return true;
  });
}
