import type { Kysely } from "kysely";

import type { Tables } from "../../schema";

const inspection = {
  cs: { name: "Česká obchodní inspekce", address: "Gorazdova 1969/24, 120 00 Praha 2", web: "www.coi.gov.cz" },
  sk: {
    name: "Slovenská obchodná inšpekcia",
    address: "Bajkalská 21/A, 827 99 Bratislava 27",
    web: "www.soi.sk",
  },
};

const foreign = {
  cs: { ...inspection.sk, address: `${inspection.sk.address}, Slovensko` },
  sk: { ...inspection.cs, address: `${inspection.cs.address}, Česká republika` },
};

/**
 * What the law requires besides: the legal form, a telephone number, who supervises the shop and who settles disputes.
 */
const added = {
  cs: {
    form: "akciová společnost",
    phone: "+420 900 100 100",
    register: "zapsaná v obchodním rejstříku vedeném Krajským soudem v Hradci Králové, oddíl B, vložka 1676",
    supervision: [inspection.cs, foreign.cs],
    mediator: { ...inspection.cs, name: "Česká obchodní inspekce, Ústřední inspektorát – oddělení ADR" },
  },
  sk: {
    form: "akciová spoločnosť",
    phone: "+420 900 100 100",
    register:
      "zapísaná v Obchodnom registri vedenom Krajským súdom v Hradci Králové (Česká republika), oddiel B, vložka 1676",
    supervision: [inspection.sk, foreign.sk],
    mediator: {
      ...inspection.sk,
      name: "Slovenská obchodná inšpekcia, odbor alternatívneho riešenia spotrebiteľských sporov",
    },
  },
};

const seededRegisters = [
  "Zapsáno u Krajského soudu v Hradci Králové, oddíl B, vložka 1676",
  "Zapísané na Krajskom súde v Hradci Králové, oddiel B, vložka 1676",
];

/** Adds the missing fields to the company; what an operator has changed stays. */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const locale of ["cs", "sk"] as const) {
    const company = db.selectFrom("setting").where("name", "=", "company").where("locale", "=", locale);
    const row = await company.select("value_json").executeTakeFirst();
    if (!row) continue;
    const { register, ...stored } = JSON.parse(row.value_json);
    // An operator's own company has its own legal form and telephone number, so the sample's are not added to it.
    const { form, phone, register: seeded, ...bodies } = added[locale];
    const ofSample = seededRegisters.includes(register) ? { form, phone, register: seeded } : { register };
    await db
      .updateTable("setting")
      .set({ value_json: JSON.stringify({ ...bodies, ...ofSample, ...stored }) })
      .where("name", "=", "company")
      .where("locale", "=", locale)
      .execute();
  }
}
