import pino from "pino";
import { expect, test } from "vitest";
import { locales } from "~/platform/i18n/locale";
import { openApiShop } from "../../../tests/support/api/apiShop";
import { evasPassword, evasRegistration, registerTestCustomer } from "../../../tests/support/customers";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { saveSetting } from "../../../tests/support/settings";

const eva = { email: "eva@seznam.cz", password: evasPassword };

test("who signs in gets a token that opens the account until it is given back", async () => {
  const { ask, world } = await openApiShop();
  await registerTestCustomer(world);
  const { body } = await ask("POST", "/api/auth/login", { body: eva });
  const { token } = body as { token: string };
  expect(token).toMatch(/^[\w-]{43}$/);
  const me = await ask("GET", "/api/me", { token });
  expect(me.body).toMatchObject({
    data: {
      email: "eva@seznam.cz",
      phone_prefix: "+420",
      phone: "+420601123456",
      firstname: "Eva",
      group: null,
      scope: [],
    },
  });
  expect(JSON.stringify(me.body)).not.toMatch(/password|hash/);
  expect((await ask("GET", "/api/auth/logout", { token })).status).toBe(200);
  expect((await ask("GET", "/api/me", { token })).status).toBe(401);
});

test("a wrong password and an unknown address get the same response", async () => {
  const { ask, world } = await openApiShop();
  await registerTestCustomer(world);
  const wrong = await ask("POST", "/api/auth/login", { body: { ...eva, password: "něco jiného" } });
  const unknown = await ask("POST", "/api/auth/login", { body: { ...eva, email: "nikdo@seznam.cz" } });
  expect(wrong.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test("a rejected bearer token is one line in the log, without the token and without the address", async () => {
  const { ask, world } = await openApiShop();
  const lines: string[] = [];
  world.log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
  const token = "a-token-that-nobody-has";
  expect((await ask("GET", "/api/me", { token })).status).toBe(401);
  expect((await ask("GET", "/api/orders", { token })).status).toBe(401);
  expect((await ask("GET", "/api/me")).status).toBe(401);
  expect((await ask("GET", "/api/lists/countries")).status).toBe(200);
  const [line = "", second] = lines;
  expect(lines).toHaveLength(2);
  expect(JSON.parse(line)).toMatchObject({ level: 40, event: "bad-token", caller: expect.stringMatching(/^.{16}$/) });
  expect(JSON.parse(second ?? "").caller).toBe(JSON.parse(line).caller);
  expect(lines.join()).not.toMatch(/nobody-has|127\.0\.0\.1/);
});

test("a common password and the own address are rejected by the API too", async () => {
  const { ask, db } = await openApiShop();
  const attempt = (password: string) =>
    ask("POST", "/api/auth/register", {
      body: {
        ...evasRegistration,
        email: "eva.novakova@seznam.cz",
        password,
        password_confirmation: password,
      },
    });
  for (const password of ["iloveyou", "eva.novakova"]) {
    expect(await attempt(password)).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
  }
  expect(await db.selectFrom("customer").selectAll().execute()).toEqual([]);
});

test("too many attempts get a Retry-After", async () => {
  const { ask } = await openApiShop();
  const attempt = () => ask("POST", "/api/auth/login", { body: { ...eva, password: "něco jiného" } });
  for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status).toBe(401);
  const limited = await attempt();
  expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "900"]);
});

test("errors of a registration are reported by field, in the language of the call, and nothing is saved", async () => {
  const { ask, db } = await openApiShop();
  const body = { ...evasRegistration, email: "eva", zip: "1", password_confirmation: "jiné heslo" };
  const slovak = await ask("POST", "/api/auth/register", { body, headers: { "Accept-Language": "sk" } });
  expect(slovak).toMatchObject({
    status: 422,
    body: {
      statusCode: 422,
      errors: {
        email: ["Pole musí obsahovať platný e-mail."],
        password_confirmation: [expect.any(String)],
        zip: [expect.any(String)],
      },
    },
  });
  expect(await db.selectFrom("customer").select("id").execute()).toEqual([]);
});

test("an address has one account, and a company is one without a box to tick", async () => {
  const { ask } = await openApiShop();
  const company = { company: "Vzorová s.r.o.", company_id: "27074358", tax_id: "CZ27074358" };
  const body = { ...evasRegistration, ...company };
  const first = await ask("POST", "/api/auth/register", { body });
  expect(first.status).toBe(201);
  const { token } = first.body as { token: string };
  expect((await ask("GET", "/api/me", { token })).body).toMatchObject({ data: company });
  expect(plainSpaces(await ask("POST", "/api/auth/register", { body }))).toMatchObject({
    status: 422,
    body: { errors: { email: ["S tímto e-mailem už u nás účet existuje."] } },
  });
});

test("a password reset link works once and ends every session", async () => {
  const { ask, world, db } = await openApiShop();
  const { token } = await registerTestCustomer(world);
  await ask("POST", "/api/auth/password/forgot", { body: { email: eva.email } });
  const email = await db.selectFrom("mail_outbox").where("kind", "=", "password-reset").selectAll().executeTakeFirst();
  const [hash = ""] = /[\w-]{43}/.exec(JSON.stringify(email)) ?? [];
  const body = { password: "nové heslo", password_confirmation: "nové heslo" };
  expect((await ask("POST", `/api/auth/password/reset/${hash}`, { body })).status).toBe(200);
  expect((await ask("GET", "/api/me", { token })).status).toBe(401);
  expect((await ask("POST", `/api/auth/password/reset/${hash}`, { body })).status).toBe(404);
  expect((await ask("POST", "/api/auth/login", { body: { ...eva, password: "nové heslo" } })).status).toBe(200);
});

test("during maintenance sign-in works, and staff with the scope settings see all", async () => {
  const { ask, world, db } = await openApiShop();
  const { customerId, token } = await registerTestCustomer(world);
  for (const locale of locales) await saveSetting(db, "maintenance", locale, { is_enabled: true });
  expect((await ask("POST", "/api/auth/login", { body: eva })).status).toBe(200);
  expect((await ask("GET", "/api/me", { token })).status).toBe(503);
  await db
    .updateTable("customer")
    .set({ scope_json: JSON.stringify(["settings"]) })
    .where("id", "=", customerId)
    .execute();
  expect((await ask("GET", "/api/me", { token })).status).toBe(200);
});
