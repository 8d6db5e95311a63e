import { expect, test } from "vitest";

import { findProfile } from "~/features/customers/customer.queries.server";
import { findSession } from "~/features/customers/session/session.queries.server";

import {
  cookiesOf,
  evasRegistration,
  registerTestCustomer,
  requestAs,
  requestWith,
} from "../../../tests/support/customers";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

async function shop() {
  const world = testWorld(await freshDb());
  const context: Parameters<typeof action>[0]["context"] = { world };
  const send = (given: Record<string, string>, path = "/registrace") =>
    responseOf(
      action({
        request: requestWith({}, path, { intent: "register", ...evasRegistration, ...given }),
        params: {},
        context,
      }),
    );
  const customers = () => world.db.selectFrom("customer").select(["id", "email", "wants_newsletter"]).execute();
  return { world, context, send, customers };
}

test("a good registration is signed in at once and gets an e-mail to prove the address", async () => {
  const { world, send } = await shop();
  const answer = await send({ newsletter: "on" }, "/sk/account/register");
  expect(answer).toMatchObject({ status: 303, location: "/sk/ucet" });
  const token = cookiesOf(answer.headers)["auth._token.local"]?.replace("Bearer ", "") ?? "";
  const session = await findSession(world.db, token, "sk", world.now());
  expect(await findProfile(world.db, session?.customer.id ?? "")).toMatchObject({
    email: "eva@seznam.cz",
    phone: "+420601123456",
    zip: "110 00",
    isEmailVerified: false,
    wantsNewsletter: true,
  });
  const [email] = await world.db.selectFrom("mail_outbox").selectAll().execute();
  expect(email).toMatchObject({ recipient: "eva@seznam.cz", subject: "Overte, prosím, svoj e-mail" });
  expect(email?.body_text).toMatch(/http:\/\/shop\.test\/sk\/overeni-e-mailu\/[\w-]{43}/);
  // The address may be a stranger's, and strangers must not read what somebody typed.
  expect([email?.body_text, email?.body_html].join()).not.toMatch(/Eva|Nová|Praha/);
});

test("an address that is taken is refused at its field, whatever its capitals, and nothing is kept", async () => {
  const { world, send, customers } = await shop();
  await registerTestCustomer(world);
  expect(await send({ email: "Eva@SEZNAM.cz" })).toMatchObject({
    status: 422,
    data: { reply: { error: { email: ["account:errors.emailTaken"] }, initialValue: { firstname: "Eva" } } },
  });
  expect(await customers()).toHaveLength(1);
});

test.each([
  ["Password1", "account:errors.passwordCommon"],
  ["eva.novakova", "account:errors.passwordOwnEmail"],
])("the password %s is refused at its field, and nothing is kept", async (password, error) => {
  const { send, customers } = await shop();
  const answer = await send({ email: "eva.novakova@seznam.cz", password, password_confirmation: password });
  expect(answer).toMatchObject({
    status: 422,
    data: { reply: { error: { password: [error] }, initialValue: { firstname: "Eva" } } },
  });
  expect(JSON.stringify(answer.data)).not.toContain(`"password":"${password}"`);
  expect(await customers()).toEqual([]);
});

test("two who register the same address at once: one of them gets it", async () => {
  const { send, customers } = await shop();
  const answers = await Promise.all([send({}), send({})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  expect(await customers()).toHaveLength(1);
});

test("a bad form comes back as it was typed but for the passwords", async () => {
  const { send, customers } = await shop();
  const answer = await send({ email: "eva@", password: "tajneheslo" });
  expect(answer).toMatchObject({ status: 422, data: { reply: { initialValue: { email: "eva@", city: "Praha" } } } });
  expect(JSON.stringify(answer.data)).not.toMatch(/tajneheslo|jehnecinappa/);
  expect(await customers()).toEqual([]);
});

test("the register's button without the box and the number says what it needs", async () => {
  const { send } = await shop();
  expect(await send({ intent: "look-up-company" })).toMatchObject({
    status: 422,
    data: { reply: { error: { is_company: ["account:lookUp.needs"] }, initialValue: { city: "Praha" } } },
  });
});

test("a register that does not help leaves the form open with all that was typed", async () => {
  const { send } = await shop();
  const company = { intent: "look-up-company", is_company: "on", company_id: "99000016" };
  expect(await send(company)).toMatchObject({
    status: 422,
    data: { formMessage: "account:lookUp.failed", reply: { initialValue: { company_id: "99000016", city: "Praha" } } },
  });
});

test("too many look-ups are said to be too many, not a fault of the register", async () => {
  const { send, context } = await shop();
  const company = { intent: "look-up-company", is_company: "on", company_id: "99000016" };
  await send(company);
  await context.world?.db.updateTable("attempt_count").set({ attempts: 100 }).execute();
  expect(await send(company)).toMatchObject({
    status: 422,
    data: { formMessage: "account:lookUp.limited", reply: { initialValue: { company_id: "99000016", city: "Praha" } } },
  });
});

test("a form of nonsense is refused, not a fault", async () => {
  const { context } = await shop();
  const nonsense = {
    intent: "register",
    email: "\u0000",
    phone_prefix: "x",
    country: "\u0000",
    company_id: "\u0000",
    is_company: "on",
  };
  const request = requestWith({}, "/registrace", nonsense);
  expect((await responseOf(action({ request, params: {}, context }))).status).toBe(422);
});

test("the form starts with the shop version's own country, and is for guests only", async () => {
  const { world, context } = await shop();
  const show = (request: Request) => responseOf(loader({ request, params: {}, context }));
  expect((await show(requestWith({}, "/sk/registrace"))).data).toMatchObject({
    initial: { phone_prefix: "+421", country: "SK" },
  });
  const { token } = await registerTestCustomer(world);
  expect(await show(requestAs(token, "/registrace"))).toMatchObject({ status: 302, location: "/" });
});
