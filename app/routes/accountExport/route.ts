import type { LoaderFunctionArgs } from "@remix-run/node";

import { exportPersonalData } from "~/features/privacy/exportPersonalData.server";

import { requireCustomer } from "~/visit/access.server";

/** Responds with the customer's personal data as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { customer, token, db, now } = await requireCustomer(args);
  const found = await exportPersonalData(db, { customerId: customer.id, token }, now());
  return new Response(`${JSON.stringify(found, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kara-osobni-udaje.json"',
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
