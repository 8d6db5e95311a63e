import { infoPageAddress } from "~/features/content/linkedInfoPages";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

import { type Consent, type ConsentCategory, consentCategories, noConsent } from "./consent";

/**
 * The content of the cookie bar, including its texts: only one page of a visit needs them, so they are not in a page's
 * namespaces.
 */
export type ConsentBarData = {
  title: string;
  text: string;
  purposes: string;
  policy: { text: string; link: string };
  choices: { category: ConsentCategory; label: string; purpose: string; isAllowed: boolean }[];
  acceptAll: string;
  acceptSelected: string;
  refuse: string;
};

/** Builds the content of the bar. `consent` is the earlier choice; null on a first visit. */
export function toConsentBarData(t: Translate, locale: Locale, consent: Consent | null): ConsentBarData {
  return {
    title: t("consent:title"),
    text: t("consent:text"),
    purposes: t("consent:purposes"),
    policy: { text: t("consent:policy"), link: infoPageAddress(locale, "privacy") },
    choices: consentCategories.map((category) => ({
      category,
      label: t(`consent:${category}.label`),
      purpose: t(`consent:${category}.purpose`),
      isAllowed: (consent ?? noConsent)[category],
    })),
    acceptAll: t("consent:acceptAll"),
    acceptSelected: t("consent:acceptSelected"),
    refuse: t("consent:refuse"),
  };
}
