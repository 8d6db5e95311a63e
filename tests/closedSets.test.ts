import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { carrierIds } from "~/features/delivery/carriers";
import { orderStates } from "~/features/delivery/orderStates";
import { paymentIds } from "~/features/delivery/paymentMethods";

/** What depends on a member of these sets stands in the set's table, so that a new member cannot be forgotten anywhere. */
const closedSets = [
  { ids: paymentIds, holder: /(?:paymentId|payment_id|payment\.id|payment)$/ },
  { ids: carrierIds, holder: /(?:carrierId|carrier_id|carrier\.id|carrier)$/ },
  { ids: Object.keys(orderStates), holder: /\bstate$/ },
];

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => join("app", file));

test("nothing compares a payment method, a carrier or an order's state with a literal", () => {
  const comparisons = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/([\w.?]+) [!=]== "(\w+)"/g)]
      .filter(([, left = "", id = ""]) =>
        closedSets.some(({ ids, holder }) => ids.some((one) => one === id) && holder.test(left)),
      )
      .filter(([, left]) => !/^(?:report|attempt|latest)\??\.state$/.test(left ?? ""))
      .map(([comparison]) => `${file}: ${comparison}`),
  );
  expect(comparisons).toEqual([]);
});
