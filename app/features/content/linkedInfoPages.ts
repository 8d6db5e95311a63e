import { infoAddress } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";

/**
 * Info pages that the shop itself links to, with the slugs of the sample content. When an operator changes a slug, the
 * old address redirects to the new one. The slugs of 7 and 10 are set by the specification in both languages.
 */
const infoPages = {
  terms: { id: 1, cs: "obchodni-podminky", sk: "obchodne-podmienky" },
  privacy: { id: 2, cs: "ochrana-osobnich-udaju", sk: "ochrana-osobnych-udajov" },
  sizes: { id: 3, cs: "tabulky-velikosti", sk: "tabulky-velkosti" },
  care: { id: 4, cs: "pece-o-vyrobky", sk: "starostlivost-o-vyrobky" },
  news: { id: 7, cs: "aktuality", sk: "aktuality" },
  jobs: { id: 10, cs: "volna-mista", sk: "volna-mista" },
  claimRules: { id: 11, cs: "reklamacni-rad", sk: "reklamacny-poriadok" },
  withdrawal: { id: 12, cs: "odstoupeni-od-smlouvy", sk: "odstupenie-od-zmluvy" },
  delivery: { id: 14, cs: "doprava-a-platba", sk: "doprava-a-platba" },
  returns: { id: 15, cs: "vraceni-a-vymena", sk: "vratenie-a-vymena" },
  questions: { id: 16, cs: "caste-dotazy", sk: "caste-otazky" },
  accessibility: { id: 13, cs: "prohlaseni-o-pristupnosti", sk: "vyhlasenie-o-pristupnosti" },
} as const;

export function isLinkedInfoPage(id: string): boolean {
  return Object.values(infoPages).some((page) => String(page.id) === id);
}

export type InfoPageName = keyof typeof infoPages;

/** Returns the id under which the page is stored. */
export function infoPageId(name: InfoPageName): string {
  return `${infoPages[name].id}`;
}

export function infoPageAddress(locale: Locale, name: InfoPageName): string {
  const page = infoPages[name];
  return infoAddress(locale, { id: page.id, slug: page[locale] });
}
