import { expect, test } from "vitest";

import { consentTo, noConsent, parseConsent, withdrawnCookies, writeConsent } from "./consent";

test("what was allowed is written down and read again", () => {
  const consent = consentTo(["analytical", "advertisement"]);
  expect(writeConsent(consent)).toBe("technical.analytical.advertisement");
  expect(parseConsent("technical.analytical.advertisement")).toEqual(consent);
  expect(parseConsent("technical")).toEqual(noConsent);
});

test.each([undefined, "", "yes", "analytical", "technical.everything", "technical.marketing.marketing"])(
  "%j is no consent",
  (written) => expect(parseConsent(written)).toBeNull(),
);

test("only cookies of refused categories are withdrawn, whatever follows their names", () => {
  const carried = ["cart.tempId", "_ga", "_ga_KARA", "_gcl_au", "_gat", "i18n_redirected"];
  expect(withdrawnCookies(noConsent, carried)).toEqual(["_ga", "_ga_KARA", "_gcl_au"]);
  expect(withdrawnCookies(consentTo(["analytical"]), carried)).toEqual(["_gcl_au"]);
  expect(withdrawnCookies(consentTo(["analytical", "marketing", "advertisement"]), carried)).toEqual([]);
});
