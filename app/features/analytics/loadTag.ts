import type { ConsentedAnalytics } from "./trackedPage";

/**
 * Sets the consent of the tag manager (Consent Mode, domain 8.2) before its script loads. It is the only third-party
 * script that the shop can load, and only if an operator has set its id.
 */
export function loadTag({ tagId, marketing, advertisement }: NonNullable<ConsentedAnalytics>): void {
  if (!tagId) return;
  const granted = (isGranted: boolean) => (isGranted ? "granted" : "denied");
  const refused = {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
    personalization_storage: "denied",
    functionality_storage: "granted",
    security_storage: "granted",
  };
  consent("default", { ...refused, wait_for_update: 500 });
  consent("update", {
    analytics_storage: "granted",
    ad_storage: granted(advertisement),
    ad_user_data: granted(advertisement),
    personalization_storage: granted(marketing),
    ad_personalization: granted(marketing && advertisement),
  });
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
}

/** The tag manager recognizes a command only as an `arguments` object. */
function consent(..._command: [string, Record<string, string | number>]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager does not accept an array
  window.dataLayer?.push(arguments);
}
