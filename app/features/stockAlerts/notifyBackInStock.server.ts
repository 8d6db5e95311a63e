import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import type { World } from "~/platform/process/world.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";

import { type DueStockAlert, readDueStockAlerts } from "./dueStockAlert.queries.server";
import { claimStockAlert } from "./stockAlert.queries.server";
import { stockAlertEmail } from "./stockAlertEmail";

const batchSize = 50;

type StockAlertDeps = Pick<World, "db" | "now" | "log"> & { environment: Pick<World["environment"], "publicUrl"> };

/**
 * Queues one e-mail for each alert whose product or variant is back in stock, whatever restocked it: an import, a
 * cancelled order, a stocktake. Any number of processes may call it at once; each alert is claimed by one of them, in
 * the transaction that queues its e-mail. Returns the number of e-mails.
 */
export async function notifyBackInStock(deps: StockAlertDeps): Promise<number> {
  const now = deps.now();
  let queued = 0;
  for (const alert of await readDueStockAlerts(deps.db, batchSize)) {
    try {
      if (await notify(deps, alert, now)) queued += 1;
    } catch (err) {
      // A failure with one alert must not hold up the others. Its id is a secret: it cancels alerts.
      deps.log.error({ err, productId: alert.productId }, "stock alert not queued");
    }
  }
  return queued;
}

async function notify({ db, environment }: StockAlertDeps, alert: DueStockAlert, now: number): Promise<boolean> {
  const context = { t: translatorFor(alert.locale), publicUrl: environment.publicUrl };
  const email = stockAlertEmail(alert, context);
  const mail = { subject: email.subject, text: renderEmailText(email), html: renderEmailHtml(email) };
  const delivery = { kind: "back-in-stock", reference: `${alert.id}.${alert.createdAt}`, recipient: alert.email };
  return db.transaction().execute(async (tx) => {
    if (!(await claimStockAlert(tx, alert.id, now))) return false;
    await queueMail(tx, { ...mail, ...delivery }, now);
    return true;
  });
}
