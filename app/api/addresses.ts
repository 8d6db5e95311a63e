import { createRoute, z } from "@hono/zod-openapi";

import { addressForm } from "~/features/customers/addressBook/address.form";
import {
  addAddress,
  changeAddress,
  findAddress,
  listAddresses,
  removeAddress,
  type StoredAddress,
} from "~/features/customers/addressBook/address.queries.server";
import { mostAddresses } from "~/features/customers/addressBook/addressLimit";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { newId } from "~/platform/database/ids.server";
import { forCustomers, needCustomer, requireCustomer } from "./http/auth";
import { type ApiContext, localeOfCall, openResource } from "./http/context";
import { bodyAnswers, inJson, Refused, signInAnswer, unknownAnswer, unknownThing } from "./http/errors";
import { bodyOf, formBody, judged } from "./http/fields";
import { wordsOf } from "./http/messages";
import { takeJson } from "./http/requireJson";
import { personForm, personNames } from "./shapes/person";
import { idParam } from "./shapes/shapes";

const address = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: "What the customer calls it" }),
    email: z.string(),
    phone_prefix: z.string(),
    phone: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    company: z.string(),
    company_id: z.string(),
    tax_id: z.string(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    country: z.string().length(2),
    is_default: z.boolean(),
  })
  .openapi("Address");

const body = formBody("AddressBody", {
  required: ["name", "email", ...personNames.required],
  optional: personNames.optional,
  ticks: ["is_default"],
});

const shared = { tags: ["Account"], ...forCustomers };

const list = createRoute({
  ...shared,
  method: "get",
  path: "/addresses",
  summary: "The customer's addresses, the default first",
  responses: { 200: inJson(z.array(address), `At most ${mostAddresses}`), 401: signInAnswer },
});

const add = createRoute({
  ...shared,
  method: "post",
  path: "/addresses",
  summary: "Keep another address; the first one is the default",
  middleware: [needCustomer, takeJson],
  request: { body: bodyOf(body) },
  responses: { 201: inJson(address, "As it is kept"), ...bodyAnswers, 401: signInAnswer },
});

const change = createRoute({
  ...shared,
  method: "put",
  path: "/addresses/{id}",
  summary: "Write an address anew; the default stays one until another takes its place",
  middleware: [needCustomer, takeJson],
  request: { params: idParam, body: bodyOf(body) },
  responses: { 200: inJson(address, "As it is kept"), ...bodyAnswers, 401: signInAnswer, 404: unknownAnswer },
});

const remove = createRoute({
  ...shared,
  method: "delete",
  path: "/addresses/{id}",
  summary: "Remove an address; after the default, the oldest takes its place",
  request: { params: idParam },
  responses: { 204: { description: "It is gone" }, 401: signInAnswer, 404: unknownAnswer },
});

export const addresses = openResource()
  .openapi(list, async (context) => {
    const { customer } = await requireCustomer(context);
    return context.json((await listAddresses(context.env.world.db, customer.id)).map(shown), 200);
  })
  .openapi(add, async (context) => {
    const { customer } = await requireCustomer(context);
    const { db, now } = context.env.world;
    const typed = await typedAddress(context, context.req.valid("json"));
    const id = newId();
    if (!(await addAddress(db, customer.id, typed, now(), id))) throw fullBook(context);
    return context.json(await kept(context, customer.id, id), 201);
  })
  .openapi(change, async (context) => {
    const { customer } = await requireCustomer(context);
    const { id } = context.req.valid("param");
    if (!(await findAddress(context.env.world.db, customer.id, id))) throw unknownThing();
    const typed = await typedAddress(context, context.req.valid("json"));
    if (!(await changeAddress(context.env.world.db, customer.id, id, typed))) throw unknownThing();
    return context.json(await kept(context, customer.id, id), 200);
  })
  .openapi(remove, async (context) => {
    const { customer } = await requireCustomer(context);
    const { id } = context.req.valid("param");
    if (!(await findAddress(context.env.world.db, customer.id, id))) throw unknownThing();
    await removeAddress(context.env.world.db, customer.id, id);
    return context.body(null, 204);
  });

async function typedAddress(context: ApiContext, typed: Record<string, unknown>) {
  const form = personForm(typed);
  const countries = await readCountries(context.env.world.db);
  return judged(addressForm({ countries }, form), form, localeOfCall(context));
}

async function kept(context: ApiContext, customerId: string, id: string) {
  const found = await findAddress(context.env.world.db, customerId, id);
  if (!found) throw unknownThing();
  return shown(found);
}

function shown({ isDefault, ...stored }: StoredAddress) {
  return { ...stored, is_default: isDefault };
}

function fullBook(context: ApiContext): Refused {
  return new Refused(422, wordsOf(`account:addresses.most|${mostAddresses}`, localeOfCall(context)), { code: "full" });
}
