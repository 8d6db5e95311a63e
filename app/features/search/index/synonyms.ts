/**
 * Words of texts that mean the same or nearly the same: one form of each word, both languages in a row. Words that
 * describe products are in `../understanding`; the words here are for names, categories and pages. The search treats
 * `sameWords` as equal; `nearWords` rank after the typed word.
 */
export const sameWords: readonly string[] = [
  "sleva slevy zľava zľavy výprodej výpredaj zlevněný zľavnený akce akcia akční sale",
  "řidičský šoférsky vodičský vodič řidič šofér řízení šoférovanie driving",
  "velký veľký",
  "péče starostlivosť ošetření ošetrenie údržba",
  "impregnace impregnácia impregnační impregnačný sprej spray",
  "balzám balzam krém vosk",
  "pásek opasok",
  "beránek shearling",
  "psaníčko listová clutch",
  "cestovní cestovná kufr kufor zavazadlo batožina luggage suitcase duffel duffle holdall",
];

export const nearWords: readonly string[] = [
  "kabelka taška",
  "kožich kožešina",
  "kožich beránek",
  "taška shopper aktovka",
  "aktovka kufřík kufrík business biznis briefcase",
  "límec štóla šál šálka",
  "levný lacný laciný sleva",
  "novinka nový",
  "stříbrný stříbřitý strieborný",
  "péče impregnace balzám čištění",
  "poukaz voucher poukážka",
];

/**
 * Each row has a broader word and narrower words: a search for the broader word also finds the narrower ones after it,
 * but not the other way round.
 */
export const widerWords: readonly (readonly [word: string, kinds: string])[] = [
  ["kůže", "nappa hovězí telecí kozinka jelenice nubuk"],
  ["kožešina", "liška norek králík nutrie beránek perský toskánský"],
  ["bunda", "křivák bomber"],
];
