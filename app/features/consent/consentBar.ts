import type { Translate } from "~/platform/i18n/i18n.server";

import { type Category, type Consent, categories, noConsent } from "./consent";

/**
 * What the cookie bar shows. Its words come with it: they are needed on one page of a visit, so no page fetches them.
 */
export type ConsentBarFacts = {
  title: string;
  text: string;
  purposes: string;
  choices: { category: Category; label: string; purpose: string; isAllowed: boolean }[];
  acceptAll: string;
  acceptSelected: string;
  refuse: string;
};

/** `consent` is the answer given before, null on a first visit. */
export function consentBarFacts(t: Translate, consent: Consent | null): ConsentBarFacts {
  return {
    title: t("consent:title"),
    text: t("consent:text"),
    purposes: t("consent:purposes"),
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
