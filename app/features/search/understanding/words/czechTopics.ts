import type { TopicWords } from "./topicWords";

/** What Czech shoppers ask about. */
export const czechTopics: TopicWords = {
  delivery: {
    always:
      "doprava, dopravné, poštovné, doručení, dodání, doba dodání, dodací lhůta, kdy přijde, kdy mi přijde, kdy dorazí, kdy mi dorazí, zásilkovna, balíkovna, kurýr, výdejní místo, osobní odběr, vyzvednutí, balné, zaslání, doprava zdarma, na slovensko, do zahraničí, posíláte, ppl, dpd, gls",
    alone: "zásilka, balík, balíček, pošta, zdarma",
  },
  payment: {
    always:
      "platba, platby, platební, způsob platby, platit, zaplatit, dobírka, =kartou, platba kartou, převodem, bankovní převod, splátky, na splátky, qr platba, apple pay, google pay, hotově",
    alone: "karta",
  },
  returns: {
    always:
      "vrácení, vrátit, vracení, vratka, vrácení peněz, vrácení zboží, odstoupení, odstoupit, odstoupení od smlouvy, nesedí, nesedne, nebude sedět, nevyhovuje, nelíbí se, 14 dnů, do 14 dnů, peníze zpět",
    alone: "storno, zrušit, zrušení",
  },
  exchange: {
    always:
      "výměna, vyměnit, vymenit, výměna velikosti, vyměnit velikost, vyměnit za jinou velikost, jiná velikost, špatná velikost",
    alone: "",
  },
  claims: {
    always:
      "reklamace, reklamovat, reklamační, reklamační řád, vada, vadný, poškozený, poškozené zboží, závada, chyba na výrobku, chyba výrobku, rozbitý, odtržený, praskla, praskl, prasklý, prasknutý, poničený",
    alone: "",
  },
  warranty: { always: "záruka, záruční, záruční doba, garance", alone: "" },
  sizes: {
    always:
      "tabulka velikostí, tabulky velikostí, velikostní tabulka, jak změřit, jak se změřit, změřit, měření, jak měřit, jakou velikost, jak vybrat velikost, výběr velikosti, jaká velikost, přepočet velikostí, míry, velikosti oblečení, jaké číslo",
    alone: "velikosti, velikost, rozměry",
  },
  careAdvice: {
    always:
      "jak pečovat, jak se starat, péče o výrobky, jak ošetřit, jak ošetřovat, návod na údržbu, jak impregnovat, zmokne, zmokla, když zmokne, promokne, promokla, promočená, praní, prát, vyprat, žehlit, žehlení, praskání, jak skladovat",
    alone: "údržba, péče, starat se",
  },
  cleaning: {
    always: "čištění, čistírna, vyčistit, vyčištění, jak vyčistit, jak čistit, čistit, skvrna, skvrny, fleky",
    alone: "",
  },
  repairs: {
    always:
      "oprava, opravy, opravit, opravna, spravit, úprava, úpravy, upravit, přešít, přešití, výměna zipu, výměna podšívky, nový zip, zašít, roztržený, roztrhlý, krejčí, zúžit, úprava oděvů, servis",
    alone: "",
  },
  sleeves: {
    always: "zkrácení, zkrátit, zkrácení rukávů, zkrátit rukávy, krátit rukávy, dlouhé rukávy, přestřižení",
    alone: "",
  },
  storage: {
    always:
      "úschova, uschování, letní úschova, uskladnění, kožich na léto, kožich v létě, kožich přes léto, šatna, šatna kara",
    alone: "",
  },
  services: { always: "služby, služba, půjčovna, půjčení, na míru, šití na míru, zakázková výroba", alone: "" },
  voucher: {
    always:
      "poukaz, poukázka, dárkový poukaz, voucher, dárkový voucher, dárková karta, dárkový certifikát, certifikát, gift card, gift voucher",
    alone: "dárek, dárky, dáreček, dar, narozeniny, vánoce, vánoční, valentýn, výročí",
  },
  discount: {
    always:
      "slevový kód, slevový kupón, kupón, kupon, kód, promo kód, sleva na první nákup, sleva za newsletter, studentská sleva, sleva pro studenty, student, isic, uplatnit slevu, nárok na slevu",
    alone: "",
  },
  club: {
    always: "klub, kara klub, věrnostní, věrnostní program, členství, body, věrnostní sleva, klubová sleva",
    alone: "",
  },
  contact: {
    always:
      "kontakt, kontakty, telefon, telefonní číslo, e-mail, mail, email, infolinka, zákaznická linka, zákaznický servis, napsat, zavolat, adresa, formulář, číslo na vás, podpora",
    alone: "",
  },
  stores: {
    always:
      "prodejna, prodejny, otevírací doba, otvírací doba, otevřeno, otevíračka, otevíračku, kde vás najdu, kde prodejna, kamenná prodejna, kamenný obchod, pobočka, pobočky, provozovna, obchody, kde máte, kde nakoupit, parkování, vyzkoušet, showroom, kdy máte otevřeno, o svátcích",
    alone: "praha, brno, ostrava, plzeň, hradec králové, hradec, bratislava, obchod",
  },
  orderState: {
    always:
      "stav objednávky, sledování zásilky, sledovat, kde je moje, moje objednávka, objednávka, objednávky, sledování objednávky, zrušit objednávku, storno objednávky, změnit objednávku",
    alone: "účet, přihlášení, registrace",
  },
  invoice: { always: "faktura, faktury, účtenka, doklad o koupi, na firmu, na ičo, daňový doklad, dph", alone: "" },
  reservation: {
    always: "rezervace, rezervovat, rezervace v prodejně, vyzkoušet v prodejně, skladem na prodejně, dostupnost",
    alone: "skladem",
  },
  terms: { always: "obchodní podmínky, podmínky, všeobecné podmínky, vop", alone: "" },
  privacy: {
    always: "osobní údaje, ochrana osobních údajů, gdpr, cookies, soukromí, odhlásit newsletter, souhlas",
    alone: "newsletter",
  },
  jobs: { always: "volná místa, práce u vás, zaměstnání, kariéra, brigáda, nábor, pracovní nabídky", alone: "" },
  news: { always: "aktuality, novinky z firmy, čápi", alone: "" },
  accessibility: { always: "přístupnost, prohlášení o přístupnosti, bezbariérový", alone: "" },
  faq: { always: "časté dotazy, otázky, dotaz, nejčastější dotazy, faq, nápověda, pomoc", alone: "" },
  company: {
    always:
      "o nás, o firmě, historie firmy, kdo jste, kdo vyrábí, značka kara, o značce, vlastní výroba, kde se vyrábí, ičo, výrobce",
    alone: "",
  },
};
