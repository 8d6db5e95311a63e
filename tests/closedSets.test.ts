import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { scopes } from "~/features/customers/scope";
import { carrierIds } from "~/features/delivery/carriers";
import { firstOrderState, orderStateIds, statesThat } from "~/features/delivery/orderStates";
import { paymentIds } from "~/features/delivery/paymentMethods";
import { orderUpdates } from "~/features/orders/email/orderUpdates";
import { labels } from "~/features/products/activeLabels";
import { arrivalIds, serviceKindIds } from "~/features/services/serviceKinds";
import { serviceStateIds } from "~/features/services/serviceStates";
import { discountKinds } from "~/features/vouchers/voucherKinds";
import { claimRemedies, claimStateIds } from "~/features/warrantyClaims/warrantyClaimStates";

/**
 * Everything that depends on a member of these sets is in the set's table, so that a new member cannot be forgotten.
 */
const closedSets: { ids: readonly string[]; holder: RegExp }[] = [
  { ids: paymentIds, holder: /(?:paymentId|payment_id|payment\.id|payment)$/ },
  { ids: carrierIds, holder: /(?:carrierId|carrier_id|carrier\.id|carrier)$/ },
  { ids: orderStateIds, holder: /\bstate$/ },
  { ids: Object.keys(orderUpdates), holder: /(?<!state\.)\bkind$/ },
  { ids: Object.keys(discountKinds), holder: /\bkind$/ },
  { ids: serviceStateIds, holder: /\bstate$/ },
  { ids: serviceKindIds, holder: /\bkind$/ },
  { ids: arrivalIds, holder: /\barrival$/ },
  { ids: claimStateIds, holder: /\bstate$/ },
  { ids: claimRemedies, holder: /\b(?:wish|remedy)$/ },
  { ids: labels, holder: /\blabels?$/ },
  { ids: scopes, holder: /\bscope$/ },
];

/** Patterns of comparisons in code, in the SQL builder and in plain SQL. */
const comparisons = [
  /([\w.?]+) [!=]== "(\w+)"/g,
  /"([\w.]+)", "(?:=|<>|!=|in|not in)", \[?"(\w+)"/g,
  /([\w.]+) (?:=|<>|!=) '(\w+)'/g,
  /([\w.]+)\.includes\("(\w+)"\)/g,
];

/** Payment attempts and refunds have states of their own, which are not checked here. */
const ofPayments = /^app\/features\/(?:payments|orders\/refunds)\/|(?:report|attempt|latest)\??\.state /;

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|migrations\//.test(file))
  .map((file) => join("app", file));

test("nothing compares a member of a closed set with a literal, in code or in SQL", () => {
  const found = sources.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return comparisons
      .flatMap((comparison) => [...text.matchAll(comparison)])
      .filter(([, left = "", id = ""]) => closedSets.some((set) => set.ids.includes(id) && set.holder.test(left)))
      .map(([comparison]) => `${file}: ${comparison}`)
      .filter((comparison) => !ofPayments.test(comparison));
  });
  expect(found).toEqual([]);
});

test("a permission is asked for what it opens, not by its name", () => {
  const asked = sources.filter((file) => /hasScope\([^):]*"\w+"\)/.test(readFileSync(file, "utf8")));
  expect(asked).toEqual([]);
});

test("orders begin with the state that an index of unpaid orders holds", () => {
  expect([firstOrderState, ...statesThat("isUntouched")]).toEqual(["accepted", "accepted"]);
  const index = readFileSync("app/platform/database/migrations/0016_order_deeds.ts", "utf8");
  expect(index).toContain(`where paid_at is null and state = '${firstOrderState}'`);
});
