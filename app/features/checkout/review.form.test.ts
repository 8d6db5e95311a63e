import { expect, test } from "vitest";

import { reviewForm } from "./review.form";

const sent = { order_token: "a".repeat(22), shown_total: "12990", terms: "on" };

test("an agreement names its cart and its total", () => {
  expect(reviewForm.parse(sent)).toEqual({ ...sent, shown_total: 12_990 });
});

test.each([
  ["without consent", { terms: undefined }, "terms"],
  ["with an invalid total", { shown_total: "-1" }, "shown_total"],
  ["with a malformed token", { order_token: "\u0000" }, "order_token"],
])("an agreement %s is refused", (_what, changed, field) => {
  expect(reviewForm.safeParse({ ...sent, ...changed }).error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
