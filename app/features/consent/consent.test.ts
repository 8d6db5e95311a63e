import { expect, test } from "vitest";

import { consentFor, noConsent, parseConsent, serializeConsent, withdrawnCookies } from "./consent";

test("a consent survives serializing and parsing", () => {
  const consent = consentFor(["analytical", "advertisement"]);
  expect(serializeConsent(consent)).toBe("technical.analytical.advertisement");
  expect(parseConsent("technical.analytical.advertisement")).toEqual(consent);
  expect(parseConsent("technical")).toEqual(noConsent);
});

test.each([undefined, "", "yes", "analytical", "technical.everything", "technical.marketing.marketing"])(
  "%j is not a consent",
  (written) => expect(parseConsent(written)).toBeNull(),
);

test("only cookies of refused categories are withdrawn, whatever follows their names", () => {
  const carried = ["_ga_a b", "_ga_é", "cart.tempId", "_ga", "_ga_KARA", "_gcl_au", "_gat", "i18n_redirected"];
  expect(withdrawnCookies(noConsent, carried)).toEqual(["_ga", "_ga_KARA", "_gcl_au"]);
  expect(withdrawnCookies(consentFor(["analytical"]), carried)).toEqual(["_gcl_au"]);
  expect(withdrawnCookies(consentFor(["analytical", "marketing", "advertisement"]), carried)).toEqual([]);
});
