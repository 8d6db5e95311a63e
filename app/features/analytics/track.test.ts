import { afterEach, expect, test, vi } from "vitest";

import { stopTracking, track } from "./track";

const all = { tagId: "GTM-TEST", marketing: true, advertisement: true };

afterEach(() => vi.unstubAllGlobals());

/** Replaces the parts of the browser that tracking uses. */
function stubDocument() {
  const dataLayer: unknown[] = [];
  const scripts: unknown[] = [];
  const reload = vi.fn();
  vi.stubGlobal("window", { dataLayer });
  vi.stubGlobal("location", { pathname: "/1/muzi", search: "", reload });
  vi.stubGlobal("document", {
    title: "Muži",
    addEventListener: () => {},
    createElement: () => ({}),
    head: { append: (script: unknown) => scripts.push(script) },
  });
  return { dataLayer, scripts, reload };
}

function allow(consentedAnalytics: typeof all) {
  track({ consentedAnalytics, currency: { code: "CZK", decimals: 0 }, reports: null, page: null });
}

test("each change of consent reaches the tag manager, and withdrawing it loads the document without the script", () => {
  const { dataLayer, scripts, reload } = stubDocument();
  const updates = () =>
    dataLayer.flatMap((entry) => {
      const [command, mode, storage] = Array.from(entry as ArrayLike<unknown>);
      return command === "consent" && mode === "update" ? [storage] : [];
    });
  const granted = {
    analytics_storage: "granted",
    ad_storage: "granted",
    ad_user_data: "granted",
    personalization_storage: "granted",
    ad_personalization: "granted",
  };
  const noAdvertisement = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };

  allow(all);
  allow(all);
  expect(updates()).toEqual([granted]);
  allow({ ...all, advertisement: false });
  expect(updates()).toEqual([granted, { ...granted, ...noAdvertisement }]);
  expect(reload).not.toHaveBeenCalled();

  stopTracking();
  const refused = Object.fromEntries(Object.keys(granted).map((name) => [name, "denied"]));
  expect(updates().at(-1)).toEqual(refused);
  expect(reload).toHaveBeenCalledOnce();

  allow(all);
  expect(updates().at(-1)).toEqual(granted);
  expect(scripts).toHaveLength(1);
});
