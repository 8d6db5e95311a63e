import type { TopicWords } from "./topicWords";

/** What Slovak shoppers ask about. */
export const slovakTopics: TopicWords = {
  delivery: {
    always:
      "doprava, dopravné, poštovné, doručenie, dodanie, doba dodania, dodacia lehota, kedy príde, kedy dorazí, packeta, zásielkovňa, balíkovo, kuriér, výdajné miesto, osobný odber, vyzdvihnutie, balné, zaslanie, doprava zadarmo, poštovné zadarmo, do česka, do zahraničia, posielate, ppl, dpd, gls, kedy mi príde, kedy mi dorazí",
    alone: "zásielka, pošta, zadarmo, balík, balíček",
  },
  payment: {
    always:
      "platba, platby, platobný, spôsob platby, spôsoby platby, platiť, zaplatiť, dobierka, =kartou, platba kartou, prevodom, bankový prevod, splátky, na splátky, qr platba, apple pay, google pay, hotovosť, v hotovosti",
    alone: "karta",
  },
  returns: {
    always:
      "vrátenie, vrátiť, vracanie, vrátenie peňazí, vrátenie tovaru, odstúpenie, odstúpiť, odstúpenie od zmluvy, nesedí, nesadne, nebude sedieť, nevyhovuje, nepáči sa, 14 dní, do 14 dní, peniaze späť",
    alone: "storno, zrušiť, zrušenie",
  },
  exchange: {
    always: "výmena, vymeniť, výmena veľkosti, iná veľkosť, zlá veľkosť, vymeniť veľkosť, vymeniť za inú veľkosť",
    alone: "",
  },
  claims: {
    always:
      "reklamácia, reklamácie, reklamovať, reklamačný, reklamačný poriadok, vada, chybný, poškodený, poškodený tovar, závada, chyba na výrobku, chyba výrobku, rozbitý, chyba tovaru, praskla, praskol, prasknutý, poškodená, poničený",
    alone: "",
  },
  warranty: { always: "záruka, záručný, záručná doba, garancia", alone: "" },
  sizes: {
    always:
      "tabuľka veľkostí, tabuľky veľkostí, veľkostná tabuľka, ako zmerať, ako sa zmerať, zmerať, odmerať, ako sa odmerať, meranie, ako merať, akú veľkosť, ako vybrať veľkosť, výber veľkosti, aká veľkosť, prepočet veľkostí, miery, aké číslo",
    alone: "veľkosti, veľkosť, rozmery",
  },
  careAdvice: {
    always:
      "ako sa starať, starostlivosť o výrobky, ako ošetriť, ako ošetrovať, návod na údržbu, ako impregnovať, zmokne, zmokla, keď zmokne, premokne, premokla, premočená, pranie, prať, vyprať, žehliť, žehlenie, praskanie, ako skladovať",
    alone: "údržba, starostlivosť, starať sa",
  },
  cleaning: {
    always: "čistenie, čistiareň, vyčistiť, vyčistenie, ako vyčistiť, ako čistiť, čistiť, škvrna, škvrny, fľaky",
    alone: "",
  },
  repairs: {
    always:
      "oprava, opravy, opraviť, opravovňa, úprava, úpravy, upraviť, prešiť, prešitie, výmena zipsu, výmena podšívky, nový zips, zašiť, roztrhnutý, krajčír, zúžiť, úprava odevov, servis",
    alone: "",
  },
  sleeves: { always: "skrátenie, skrátiť, skrátenie rukávov, skrátiť rukávy, dlhé rukávy, prestrihnutie", alone: "" },
  storage: {
    always:
      "úschova, uschovanie, letná úschova, uskladnenie, kožuch na leto, kožuch v lete, kožuch cez leto, šatňa, šatňa kara",
    alone: "",
  },
  services: { always: "služby, služba, požičovňa, požičanie, na mieru, šitie na mieru, zákazková výroba", alone: "" },
  voucher: {
    always:
      "poukaz, poukážka, darčekový poukaz, darčeková poukážka, voucher, darčekový voucher, darčeková karta, darčekový certifikát, certifikát, kupón na darček",
    alone: "darček, darčeky, dar, narodeniny, vianoce, vianočný, valentín, výročie, meniny",
  },
  discount: {
    always:
      "zľavový kód, zľavový kupón, kupón, kód, promo kód, zľava na prvý nákup, zľava za newsletter, študentská zľava, zľava pre študentov, študent, isic, uplatniť zľavu, nárok na zľavu",
    alone: "",
  },
  club: {
    always: "klub, kara klub, vernostný, vernostný program, členstvo, body, vernostná zľava, klubová zľava",
    alone: "",
  },
  contact: {
    always:
      "kontakt, kontakty, telefón, telefónne číslo, e-mail, mail, email, infolinka, zákaznícka linka, zákaznícky servis, napísať, zavolať, adresa, formulár, číslo na vás, podpora",
    alone: "",
  },
  stores: {
    always:
      "predajňa, predajne, otváracia doba, otváracie hodiny, otváračka, otvorené, kde vás nájdem, kamenná predajňa, kamenný obchod, pobočka, pobočky, prevádzka, obchody, kde máte, kde kúpiť, parkovanie, vyskúšať, showroom, kedy máte otvorené, cez sviatky",
    alone: "praha, brno, ostrava, plzeň, hradec králové, bratislava, bratislave, obchod",
  },
  orderState: {
    always:
      "stav objednávky, sledovanie zásielky, sledovať, kde je moja, moja objednávka, objednávka, objednávky, sledovanie objednávky, zrušiť objednávku, storno objednávky, zmeniť objednávku",
    alone: "účet, prihlásenie, registrácia",
  },
  invoice: { always: "faktúra, faktúry, bloček, doklad o kúpe, na firmu, na ičo, daňový doklad, dph", alone: "" },
  reservation: {
    always: "rezervácia, rezervovať, rezervácia v predajni, vyskúšať v predajni, skladom v predajni, dostupnosť",
    alone: "skladom",
  },
  terms: { always: "obchodné podmienky, podmienky, všeobecné podmienky", alone: "" },
  privacy: {
    always: "osobné údaje, ochrana osobných údajov, gdpr, cookies, súkromie, odhlásiť newsletter, súhlas",
    alone: "newsletter",
  },
  jobs: { always: "voľné miesta, práca u vás, zamestnanie, kariéra, brigáda, nábor, pracovné ponuky", alone: "" },
  news: { always: "aktuality, novinky z firmy, bociany", alone: "" },
  accessibility: { always: "prístupnosť, vyhlásenie o prístupnosti, bezbariérový", alone: "" },
  faq: { always: "časté otázky, otázky, otázka, najčastejšie otázky, faq, pomoc", alone: "" },
  company: {
    always:
      "o nás, o firme, história firmy, kto ste, vlastná výroba, kde sa vyrába, ičo, výrobca, kto vyrába, značka kara, o značke",
    alone: "",
  },
};
