import type { Consent } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import type { Settings } from "~/features/settings/settings";

import type { ConsentedAnalytics, TrackedEvent } from "./trackedPage";

/** Returns the analytics that the visitor has consented to; null without consent to analytics. */
export function readConsentedAnalytics(
  consent: Consent | null,
  { analytics }: Pick<Settings, "analytics">,
): ConsentedAnalytics {
  if (!consent?.analytical) return null;
  return { tagId: analytics.tag_id, marketing: consent.marketing, advertisement: consent.advertisement };
}

/** Adds events to a notice, if the visitor has consented to analytics. */
export function withEvents(request: Request, ...reports: TrackedEvent[]): { reports?: TrackedEvent[] } {
  return reports.length > 0 && readConsent(request)?.analytical ? { reports } : {};
}
