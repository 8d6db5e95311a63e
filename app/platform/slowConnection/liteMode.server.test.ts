import { expect, test } from "vitest";

import { isLiteModeRequested, liteOfferFor } from "./liteMode.server";

const asked = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

test.each([
  [{}, "noscript"],
  [{ ECT: "4g" }, "noscript"],
  [{ ECT: "2g" }, "shown"],
  [{ ECT: "slow-2g" }, "shown"],
  [{ ECT: "2g", Cookie: "light=off" }, "none"],
  [{ ECT: "2g", Cookie: "light=on" }, "none"],
  [{ "Save-Data": "on" }, "none"],
  [{ "Save-Data": "on", Cookie: "light=off" }, "none"],
  [{ ECT: "2g", Cookie: "light=yes" }, "shown"],
])("with %o lite mode is offered: %s", (headers, offer) => {
  expect(liteOfferFor(asked(headers))).toBe(offer);
});

test("data saving asks for lite mode, unless the visitor wants the full one", () => {
  expect(isLiteModeRequested(asked({ "Save-Data": "on" }))).toBe(true);
  expect(isLiteModeRequested(asked({ "Save-Data": "on", Cookie: "light=off" }))).toBe(false);
});
