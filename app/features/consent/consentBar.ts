import { infoPageAddress } from "~/features/content/infoPages";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

import { type Category, type Consent, categories, noConsent } from "./consent";

/**
 * What the cookie bar shows. Its words come with it: they are needed on one page of a visit, so no page fetches them.
 */
export type ConsentBarFacts = {
  title: string;
  text: string;
  purposes: string;
  policy: { text: string; link: string };
  choices: { category: Category; label: string; purpose: string; isAllowed: boolean }[];
  acceptAll: string;
  acceptSelected: string;
  refuse: string;
};

/** `consent` is the answer given before, null on a first visit. */
export function consentBarFacts(t: Translate, locale: Locale, consent: Consent | null): ConsentBarFacts {
  return {
    title: t("consent:title"),
    text: t("consent:text"),
    purposes: t("consent:purposes"),
    policy: { text: t("consent:policy"), link: infoPageAddress(locale, "privacy") },
    choices: categories.map((category) => ({
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
