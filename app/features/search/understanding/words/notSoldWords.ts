/**
 * What Czech and Slovak shoppers search for besides clothes of leather and fur, with commas between. Descriptions
 * mention such things (`k botám`, `pod svetr`), so a search would find products that only go with them. A word that
 * becomes the name of an attribute's value need not be removed here: the shop then sells it, and the value takes
 * precedence.
 */
export const notSoldWords = {
  footwear:
    "boty, bota, =bot, botičky, obuv, tenisky, kozačky, kozačka, polobotky, lodičky, sandály, pantofle, papuče, bačkory, mokasíny, holínky, topánky, topánka, čižmy, čižma, čižmičky, poltopánky, sandále, šľapky, členkové topánky, kotníkové boty, tenisiek, shoes, boots, sneakers",
  children:
    "dětský, děti, pro děti, dítě, pro dítě, pro miminko, kojenecký, detský, deti, pre deti, dieťa, pre dieťa, pre bábätko, kids, children",
  textiles:
    "svetr, mikina, tričko, =košile, =košili, =košil, =košilí, halenka, tílko, tepláky, ponožky, punčochy, punčocháče, prádlo, spodní prádlo, podprsenka, plavky, pyžamo, kravata, sveter, svetrík, =košeľa, =košele, =košeľu, =košieľ, blúzka, tielko, pančuchy, bielizeň, spodná bielizeň, sweater, shirt, t shirt, socks, underwear",
  trinkets:
    "hodinky, řemínek na hodinky, řemínek k hodinkám, pásek na hodinky, pásek k hodinkám, šperk, šperky, náušnice, náhrdelník, náramek, prsten, brýle, deštník, deštníky, remienok na hodinky, remienok k hodinkám, náramok, prsteň, okuliare, dáždnik, dáždniky, watch, jewellery, umbrella, sunglasses",
  cases:
    "klíčenka, obal na telefon, obal na mobil, pouzdro na telefon, pouzdro na mobil, kryt na mobil, kryt na telefon, pouzdro na brýle, pouzdro na klíče, kľúčenka, obal na telefón, puzdro na telefón, puzdro na mobil, kryt na telefón, puzdro na okuliare, puzdro na kľúče, phone case",
  home: "deka, přehoz, koberec, kobereček, předložka, polštář, potah, podsedák, prikrývka, prehoz, predložka, vankúš, poťah, rug, blanket, cushion",
  hides:
    "kůže na šití, kůže na metr, kůže na metry, metráž, zbytky kůže, odřezky kůže, koža na šitie, koža na metre, koža na meter, zvyšky kože, odrezky kože",
  cosmetics:
    "parfém, voňavka, toaletní voda, krém na ruce, krém na obličej, parfum, toaletná voda, krém na ruky, krém na tvár, perfume",
  pets: "obojek, vodítko, postroj, obojok, vôdzka, pro psa, pre psa",
} as const satisfies Record<string, string>;
