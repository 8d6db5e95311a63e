import type { Kysely } from "kysely";

import type { Tables } from "../schema";

type Link = { text: string; link: string };
type Entry = Link & { submenu?: Link[] };

/** Gives the menu its submenus where it is still the one that the shop was born with. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const locale of ["cs", "sk"] as const) {
    await db
      .updateTable("setting")
      .set({ value_json: JSON.stringify(menus[locale]) })
      .where("name", "=", "topmenu")
      .where("locale", "=", locale)
      .where("value_json", "=", JSON.stringify(firstMenus[locale]))
      .execute();
  }
}

const firstMenus = {
  cs: [
    to("Ženy", "/9/zeny"),
    to("Muži", "/1/muzi"),
    to("Kabelky", "/15/kabelky"),
    to("Nová kolekce", "/45/bundy-z-nove-kolekce"),
    to("Slevy", "/35/slevy"),
  ],
  sk: [
    to("Ženy", "/sk/9/zeny"),
    to("Muži", "/sk/1/muzi"),
    to("Kabelky", "/sk/15/kabelky"),
    to("Nová kolekcia", "/sk/45/bundy-z-nove-kolekce"),
    to("Zľavy", "/sk/35/slevy"),
  ],
};

const menus: Record<"cs" | "sk", Entry[]> = {
  cs: [
    {
      ...to("Ženy", "/9/zeny"),
      submenu: [
        to("Bundy", "/10/damske-bundy"),
        to("Kabáty", "/11/damske-kabaty"),
        to("Kožichy", "/12/damske-kozichy"),
        to("Vesty", "/13/damske-vesty"),
        to("Sukně a šaty", "/14/damske-sukne-a-saty"),
        to("Rukavice a doplňky", "/16/damske-rukavice-a-doplnky"),
        to("Límce a štóly", "/17/damske-limce-a-stoly"),
      ],
    },
    {
      ...to("Muži", "/1/muzi"),
      submenu: [
        to("Bundy", "/2/panske-bundy"),
        to("Kabáty", "/3/panske-kabaty"),
        to("Kožichy a beránky", "/4/panske-kozichy-a-beranky"),
        to("Saka a vesty", "/5/panska-saka-a-vesty"),
        to("Kalhoty", "/6/panske-kalhoty"),
        to("Opasky", "/7/panske-opasky"),
        to("Rukavice a čepice", "/8/panske-rukavice-a-cepice"),
      ],
    },
    {
      ...to("Kabelky", "/15/kabelky"),
      submenu: [
        to("Dámské kabelky a batohy", "/15/kabelky/zeny"),
        to("Batohy", "/22/batohy"),
        to("Peněženky", "/21/penezenky"),
        to("Péče o kůži", "/23/pece-o-kuzi"),
      ],
    },
    {
      ...to("Nová kolekce", "/45/bundy-z-nove-kolekce"),
      submenu: [to("Pro ženy", "/45/bundy-z-nove-kolekce/zeny"), to("Pro muže", "/45/bundy-z-nove-kolekce/muzi")],
    },
    {
      ...to("Slevy", "/35/slevy"),
      submenu: [to("Pro ženy", "/35/slevy/zeny"), to("Pro muže", "/35/slevy/muzi")],
    },
    {
      ...to("Služby", "/sluzby"),
      submenu: [
        to("Úpravy oděvů", "/sluzby/uprava-odevu"),
        to("Šatna KARA", "/sluzby/satna-kara"),
        to("Čistírna", "/cistirna"),
        to("Dárkové poukazy", "/info/darkove-poukazy"),
        to("KARA KLUB", "/info/kara-klub"),
        to("Prodejny", "/prodejny"),
        to("Blog", "/blog"),
      ],
    },
  ],
  sk: [
    {
      ...to("Ženy", "/sk/9/zeny"),
      submenu: [
        to("Bundy", "/sk/10/damske-bundy"),
        to("Kabáty", "/sk/11/damske-kabaty"),
        to("Kožuchy", "/sk/12/damske-kozuchy"),
        to("Vesty", "/sk/13/damske-vesty"),
        to("Sukne a šaty", "/sk/14/damske-sukne-a-saty"),
        to("Rukavice a doplnky", "/sk/16/damske-rukavice-a-doplnky"),
        to("Goliere a štóly", "/sk/17/damske-goliere-a-stoly"),
      ],
    },
    {
      ...to("Muži", "/sk/1/muzi"),
      submenu: [
        to("Bundy", "/sk/2/panske-bundy"),
        to("Kabáty", "/sk/3/panske-kabaty"),
        to("Kožuchy a barančiny", "/sk/4/panske-kozuchy-a-baranciny"),
        to("Saká a vesty", "/sk/5/panske-saka-a-vesty"),
        to("Nohavice", "/sk/6/panske-nohavice"),
        to("Opasky", "/sk/7/panske-opasky-z-koze"),
        to("Rukavice a čiapky", "/sk/8/panske-rukavice-a-ciapky"),
      ],
    },
    {
      ...to("Kabelky", "/sk/15/kabelky"),
      submenu: [
        to("Dámske kabelky a batohy", "/sk/15/kabelky/zeny"),
        to("Batohy", "/sk/22/kozene-batohy"),
        to("Peňaženky", "/sk/21/penazenky"),
        to("Starostlivosť o kožu", "/sk/23/starostlivost-o-kozu"),
      ],
    },
    {
      ...to("Nová kolekcia", "/sk/45/bundy-z-nove-kolekce"),
      submenu: [
        to("Pre ženy", "/sk/45/bundy-z-nove-kolekce/zeny"),
        to("Pre mužov", "/sk/45/bundy-z-nove-kolekce/muzi"),
      ],
    },
    {
      ...to("Zľavy", "/sk/35/slevy"),
      submenu: [to("Pre ženy", "/sk/35/slevy/zeny"), to("Pre mužov", "/sk/35/slevy/muzi")],
    },
    {
      ...to("Služby", "/sk/sluzby"),
      submenu: [
        to("Úpravy odevov", "/sk/sluzby/uprava-odevu"),
        to("Šatňa KARA", "/sk/sluzby/satna-kara"),
        to("Čistiareň", "/sk/cistiaren"),
        to("Darčekové poukazy", "/sk/info/darcekove-poukazy"),
        to("KARA KLUB", "/sk/info/kara-klub"),
        to("Predajne", "/sk/prodejny"),
        to("Blog", "/sk/blog"),
      ],
    },
  ],
};

function to(text: string, link: string): Link {
  return { text, link };
}
