import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { dayMs } from "~/platform/time/durations";

import { caller } from "../../../../tests/support/customers";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";
import { accountLimits } from "../accountLimits";
import { lookUpCompany } from "./lookUpCompany.server";

const czech = { country: "CZ", companyId: "99000016" };
const slovak = { country: "SK", companyId: "99000024" };

const ares = {
  ico: "99000016",
  obchodniJmeno: "Ukázková kožedělná s.r.o.",
  dic: "CZ99000016",
  sidlo: {
    kodStatu: "CZ",
    nazevObce: "Testov",
    nazevCastiObce: "Dolní Testov",
    nazevUlice: "Koželužská",
    cisloDomovni: 128,
    cisloOrientacni: 4,
    cisloOrientacniPismeno: "a",
    psc: 50399,
  },
};

const rpo = {
  results: [
    {
      id: 937000,
      identifiers: [{ value: "99000024", validFrom: "2011-02-03" }],
      fullNames: [
        { value: "Stará ukážka s. r. o.", validFrom: "2011-02-03", validTo: "2019-12-31" },
        { value: "Ukážková kožiarska s. r. o.", validFrom: "2020-01-01" },
      ],
      addresses: [
        {
          validFrom: "2011-02-03",
          street: "Garbiarska",
          regNumber: 12,
          buildingNumber: "7",
          postalCodes: ["82101"],
          municipality: { value: "Bratislava - mestská časť Ružinov" },
        },
      ],
      establishment: "2011-02-03",
    },
  ],
};

type FakeResponse = { status?: number; body?: string; isSilent?: boolean };

/** Opens a shop whose two registers are one server on a free port, which gives the response of the test. */
async function shopBeside(fake: FakeResponse) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (fake.isSilent) return;
    response.writeHead(fake.status ?? 200, { "Content-Type": "application/json" }).end(fake.body ?? "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const world = testWorld(await freshDb());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  world.environment = { ...world.environment, aresUrl: `${url}/ares`, rpoUrl: `${url}/rpo` };
  return { world, asked, look: (wanted: typeof czech) => lookUpCompany(world, wanted, caller) };
}

test("the Czech register's company comes in the form's own fields", async () => {
  const { look, asked } = await shopBeside({ body: JSON.stringify(ares) });
  expect(await look(czech)).toEqual({
    ok: true,
    record: {
      company: "Ukázková kožedělná s.r.o.",
      company_id: "99000016",
      tax_id: "CZ99000016",
      vat_id: "",
      street: "Koželužská 128/4a",
      city: "Testov",
      zip: "503 99",
      country: "CZ",
    },
  });
  expect(asked).toEqual(["/ares/ekonomicke-subjekty/99000016"]);
});

test("the Slovak register's company comes with its current name, without a tax number", async () => {
  const { look, asked } = await shopBeside({ body: JSON.stringify(rpo) });
  expect(await look(slovak)).toEqual({
    ok: true,
    record: {
      company: "Ukážková kožiarska s. r. o.",
      company_id: "99000024",
      tax_id: "",
      vat_id: "",
      street: "Garbiarska 12/7",
      city: "Bratislava - mestská časť Ružinov",
      zip: "821 01",
      country: "SK",
    },
  });
  expect(asked).toEqual(["/rpo/search?identifier=99000024"]);
});

test("an invalid number is not asked for", async () => {
  const { look, asked } = await shopBeside({ body: JSON.stringify(ares) });
  expect(await look({ ...czech, companyId: "12345678" })).toEqual({ ok: false, reason: "number" });
  expect(await look({ ...czech, companyId: "../v3/api" })).toEqual({ ok: false, reason: "number" });
  expect(asked).toEqual([]);
});

test("the same company is asked for once a day", async () => {
  const { world, look, asked } = await shopBeside({ body: JSON.stringify(ares) });
  await look(czech);
  expect(await look(czech)).toMatchObject({ ok: true });
  expect(asked).toHaveLength(1);
  const tomorrow = world.now() + dayMs;
  world.now = () => tomorrow;
  await look(czech);
  expect(asked).toHaveLength(2);
});

test.each([
  ["no company of that number", { status: 404, body: '{"kod":"NENALEZENO"}' }],
  ["a dissolved company", { body: JSON.stringify({ ...ares, datumZaniku: "2020-01-01" }) }],
])("%s is unknown, and is not cached", async (_, fake) => {
  const { look, asked } = await shopBeside(fake);
  expect(await look(czech)).toEqual({ ok: false, reason: "unknown" });
  await look(czech);
  expect(asked).toHaveLength(2);
});

test.each([
  ["a 404 of a wrong path", { status: 404, body: '{"status":404,"error":"Not Found"}' }],
  ["an error of the register", { status: 500, body: '{"kod":"OBECNA_CHYBA"}' }],
  ["a page instead of JSON", { body: "<html>" }],
  ["JSON of another shape", { body: '{"ico":1}' }],
])("%s is a failure, and is not cached", async (_, fake) => {
  const { look, asked } = await shopBeside(fake);
  expect(await look(czech)).toEqual({ ok: false, reason: "failed" });
  await look(czech);
  expect(asked).toHaveLength(2);
});

test("no match and a closed company of the Slovak register are unknown", async () => {
  const empty = await shopBeside({ body: '{"results":[]}' });
  expect(await empty.look(slovak)).toEqual({ ok: false, reason: "unknown" });
  const [company] = rpo.results;
  const closed = await shopBeside({ body: JSON.stringify({ results: [{ ...company, termination: "2021-01-01" }] }) });
  expect(await closed.look(slovak)).toEqual({ ok: false, reason: "unknown" });
});

test("a register that does not respond is given up after three seconds", async () => {
  const { look } = await shopBeside({ isSilent: true });
  expect(await look(czech)).toEqual({ ok: false, reason: "failed" });
});

test("the register is not asked beyond the shop's own limit, which is no failure of it", async () => {
  const { look, asked } = await shopBeside({ status: 500 });
  const { most } = accountLimits.companyLookUp.account;
  for (let time = 0; time < most; time += 1) await look(czech);
  expect(await look(czech)).toEqual({ ok: false, reason: "limited" });
  expect(asked).toHaveLength(most);
});

test("a village without streets and a seat listed elsewhere still make an address", async () => {
  const village = { nazevObce: "Testov", cisloDomovni: 12, psc: 50399 };
  const moved = { ...ares, sidlo: {}, dalsiUdaje: [{ sidlo: [{ primarniZaznam: true, sidlo: village }] }] };
  const { look } = await shopBeside({ body: JSON.stringify(moved) });
  expect(await look(czech)).toMatchObject({ record: { street: "Testov 12", city: "Testov", zip: "503 99" } });
});
