import type { ConsentedAnalytics } from "./trackedPage";

/** True once the script has been added to the document, in which it stays. */
let isLoaded = false;
/** The categories sent last, so that re-rendering the same page does not send them again. */
let lastSent = "";

/**
 * Sends the consented categories to the tag manager (Consent Mode, domain 8.2) whenever they change, the first time
 * before its script loads. It is the only third-party script that the shop can load, and only if an operator has set
 * its id.
 */
export function updateTag(consented: NonNullable<ConsentedAnalytics>): void {
  if (!isLoaded && !consented.tagId) return;
  if (!isLoaded) consent("default", { ...denied, ...necessary, wait_for_update: 500 });
  sendConsent(consentedStorage(consented));
  if (!isLoaded && consented.tagId) loadScript(consented.tagId);
}

/** Denies the tag manager every consent. Returns true when its script is in the document and can still run. */
export function denyTag(): boolean {
  if (isLoaded) sendConsent(denied);
  return isLoaded;
}

type ConsentState = "granted" | "denied";

const denied = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  personalization_storage: "denied",
} as const satisfies Record<string, ConsentState>;

const necessary = { functionality_storage: "granted", security_storage: "granted" };

function consentedStorage({ marketing, advertisement }: NonNullable<ConsentedAnalytics>) {
  const granted = (isGranted: boolean): ConsentState => (isGranted ? "granted" : "denied");
  return {
    analytics_storage: "granted",
    ad_storage: granted(advertisement),
    ad_user_data: granted(advertisement),
    personalization_storage: granted(marketing),
    ad_personalization: granted(marketing && advertisement),
  } satisfies Record<keyof typeof denied, ConsentState>;
}

function sendConsent(storage: Record<keyof typeof denied, ConsentState>): void {
  const next = JSON.stringify(storage);
  if (next === lastSent) return;
  lastSent = next;
  consent("update", storage);
}

function loadScript(tagId: string): void {
  isLoaded = true;
  window.dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
}

function consent(mode: "default" | "update", settings: Record<string, string | number>): void {
  command("consent", mode, settings);
}

/** The tag manager recognizes a command only as an `arguments` object that begins with the command's name. */
function command(..._parts: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager does not accept an array
  window.dataLayer?.push(arguments);
}
