import { z } from "zod";

import { addToCartIntent } from "~/features/productCard/addToCart.form";
import { stockAlertIntents } from "~/features/stockAlerts/stockAlert.form";
import { parseIntent } from "~/platform/http/parseIntent.server";
import { readForm } from "~/platform/http/readForm.server";

import type { Visit } from "~/visit/visit.server";
import { addToCartAction } from "./addToCartAction.server";
import { requireProduct } from "./requireProduct.server";
import { cancelAlertsAction, requestAlertAction } from "./stockAlertActions.server";

const productIntents = z.discriminatedUnion("intent", [addToCartIntent, ...stockAlertIntents]);

/** Handles the forms of a product: on its page, and on its cards anywhere. */
export async function productAction(visit: Visit, id: string | undefined) {
  const product = await requireProduct(visit, id);
  const form = await readForm(visit.request);
  const asked = parseIntent(form, productIntents);
  switch (asked.intent) {
    case "add-to-cart":
      return addToCartAction(visit, product, form, asked);
    case "request-alert":
      return requestAlertAction(visit, product, asked);
    case "cancel-alerts":
      return cancelAlertsAction(visit, asked.id);
    default:
      return asked satisfies never;
  }
}
