import { data } from "@remix-run/node";

import { buildSelectionQuery } from "~/features/products/product";
import { requestStockAlert } from "~/features/stockAlerts/requestStockAlert.server";
import {
  fieldErrors,
  type StockAlertErrors,
  type StockAlertForms,
  stockAlertSchema,
} from "~/features/stockAlerts/stockAlert.form";
import { cancelStockAlerts } from "~/features/stockAlerts/stockAlert.queries.server";
import { countAttempt, type Limit } from "~/platform/database/attempts.queries.server";
import { clientSubnet } from "~/platform/http/subnetOf";
import { hourMs } from "~/platform/time/durations";

import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import type { Visit } from "~/visit/visit.server";
import type { FormProduct } from "./requireProduct.server";

type RequestForm = Extract<StockAlertForms, { intent: "request-alert" }>;

/** Limit of requests by one network, which may be a whole office; one address may have `maxStockAlerts` open alerts. */
const networkLimit: Limit = { most: 30, windowMs: hourMs };

/** Stores a stock alert for the product or one variant of it. */
export async function requestAlertAction(visit: Visit, product: FormProduct, { email, variant }: RequestForm) {
  const { db, now, locale, url, context } = visit;
  const refuse = (errors: StockAlertErrors["errors"], status = 422) =>
    data(
      { stockAlert: { email: email.slice(0, 254), variant: variant.slice(0, 10), errors, refusedAt: now() } },
      { status },
    );
  const parsed = stockAlertSchema.safeParse({ email, variant });
  if (!parsed.success) return refuse(fieldErrors(parsed.error));
  if (!(await countAttempt(db, `stock alert ${clientSubnet(context)}`, networkLimit, now()))) {
    return refuse({ form: "product:stockAlert.limited" }, 429);
  }
  const asked = { email: parsed.data.email, productId: product.id, variantId: parsed.data.variant };
  const isWatchable = await requestStockAlert(db, locale, asked, now());
  if (!isWatchable) return refuse({ variant: "product:stockAlert.unknown" });
  const selected = { colourId: url.searchParams.get("barva"), size: url.searchParams.get("velikost") };
  const page = url.pathname + buildSelectionQuery(selected);
  throw await redirectWithNotice(visit, page, { tone: "good", key: "stockAlertSet", values: {} });
}

/** Cancels all alerts of the e-mail address that the e-mailed id belongs to. */
export async function cancelAlertsAction(visit: Visit, id: string): Promise<never> {
  await cancelStockAlerts(visit.db, id.slice(0, 64));
  throw await redirectWithNotice(visit, visit.url.pathname, { tone: "good", key: "stockAlertEnded", values: {} });
}
