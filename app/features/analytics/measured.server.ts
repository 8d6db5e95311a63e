import type { Consent } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import type { Settings } from "~/features/settings/settings";

import type { Measured, Report } from "./pageFacts";

/** What the visitor's answer to the cookie bar opens; null for one who has not allowed measuring. */
export function readMeasured(consent: Consent | null, { analytics }: Pick<Settings, "analytics">): Measured {
  if (!consent?.analytical) return null;
  return { tagId: analytics.tag_id, marketing: consent.marketing, advertisement: consent.advertisement };
}

/** For a notice: what a form has done, if the visitor has allowed measuring. */
export function reported(request: Request, ...reports: Report[]): { reports?: Report[] } {
  return reports.length > 0 && readConsent(request)?.analytical ? { reports } : {};
}
