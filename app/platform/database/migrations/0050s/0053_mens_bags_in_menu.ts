import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

type Link = { text: string; link: string };
type Entry = Link & { submenu?: Link[] };

/** Adds the men's bags and wallets to the menu, below the men's gloves where an operator has left those. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const locale of ["cs", "sk"] as const) {
    const rows = await db
      .selectFrom("setting")
      .where("name", "=", "topmenu")
      .where("locale", "=", locale)
      .select("value_json")
      .execute();
    for (const { value_json } of rows) {
      const changed = withBags(JSON.parse(value_json), added[locale]);
      await db
        .updateTable("setting")
        .set({ value_json: JSON.stringify(changed) })
        .where("name", "=", "topmenu")
        .where("locale", "=", locale)
        .execute();
    }
  }
}

function withBags(menu: Entry[], { after, ...link }: Link & { after: string }): Entry[] {
  return menu.map((entry) => {
    const { submenu = [] } = entry;
    const at = submenu.findIndex((other) => other.link === after);
    return at < 0 ? entry : { ...entry, submenu: [...submenu.slice(0, at + 1), link, ...submenu.slice(at + 1)] };
  });
}

const added = {
  cs: { after: "/8/panske-rukavice-a-cepice", text: "Tašky a peněženky", link: "/18/panske-tasky-a-penezenky" },
  sk: {
    after: "/sk/8/panske-rukavice-a-ciapky",
    text: "Tašky a peňaženky",
    link: "/sk/18/panske-tasky-a-penazenky",
  },
};
