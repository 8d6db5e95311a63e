import { createRoute, z } from "@hono/zod-openapi";

import { addressForm } from "~/features/customers/addressBook/address.form";
import {
  addAddress,
  findAddress,
  listAddresses,
  removeAddress,
  type StoredAddress,
  updateAddress,
} from "~/features/customers/addressBook/address.queries.server";
import { maxAddresses } from "~/features/customers/addressBook/addressLimit";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { newId } from "~/platform/database/ids.server";
import { authenticate, requireApiCustomer, requiredAuth } from "./http/auth";
import { type ApiContext, createResource, localeOfCall } from "./http/context";
import { ApiError, bodyErrors, jsonResponse, notFound, notFoundAnswer, unauthorizedAnswer } from "./http/errors";
import { bodyOf, formBodySchema, validateForm } from "./http/fields";
import { translateMessage } from "./http/messages";
import { requireJson } from "./http/requireJson";
import { personFieldNames, personFields, personForm } from "./shapes/person";
import { idParam } from "./shapes/shapes";

const address = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: "What the customer calls it" }),
    email: z.string(),
    ...personFields,
    is_default: z.boolean(),
    is_delivery: z.boolean().openapi({ description: "Goods are sent there; it is never the default, nor billed" }),
  })
  .openapi("Address");

const body = formBodySchema("AddressBody", {
  required: ["name", "email", ...personFieldNames.required],
  optional: personFieldNames.optional,
  ticks: ["is_default"],
});

const shared = { tags: ["Account"], ...requiredAuth };

const list = createRoute({
  ...shared,
  method: "get",
  path: "/addresses",
  summary: "The customer's addresses, the default first",
  responses: { 200: jsonResponse(z.array(address), `At most ${maxAddresses}`), 401: unauthorizedAnswer },
});

const add = createRoute({
  ...shared,
  method: "post",
  path: "/addresses",
  summary: "Keep another address; the first one is the default",
  middleware: [authenticate, requireJson],
  request: { body: bodyOf(body) },
  responses: { 201: jsonResponse(address, "As it is kept"), ...bodyErrors, 401: unauthorizedAnswer },
});

const change = createRoute({
  ...shared,
  method: "put",
  path: "/addresses/{id}",
  summary: "Write an address anew; the default stays one until another takes its place",
  middleware: [authenticate, requireJson],
  request: { params: idParam, body: bodyOf(body) },
  responses: {
    200: jsonResponse(address, "As it is kept"),
    ...bodyErrors,
    401: unauthorizedAnswer,
    404: notFoundAnswer,
  },
});

const remove = createRoute({
  ...shared,
  method: "delete",
  path: "/addresses/{id}",
  summary: "Remove an address; after the default, the oldest takes its place",
  request: { params: idParam },
  responses: { 204: { description: "It is gone" }, 401: unauthorizedAnswer, 404: notFoundAnswer },
});

export const addresses = createResource()
  .openapi(list, async (context) => {
    const { customer } = await requireApiCustomer(context);
    return context.json((await listAddresses(context.env.world.db, customer.id)).map(shown), 200);
  })
  .openapi(add, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { db, now } = context.env.world;
    const typed = await typedAddress(context, context.req.valid("json"));
    const id = newId();
    if (!(await addAddress(db, customer.id, typed, now(), id))) throw fullBook(context);
    return context.json(await kept(context, customer.id, id), 201);
  })
  .openapi(change, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { id } = context.req.valid("param");
    if (!(await findAddress(context.env.world.db, customer.id, id))) throw notFound();
    const typed = await typedAddress(context, context.req.valid("json"));
    if (!(await updateAddress(context.env.world.db, customer.id, id, typed))) throw notFound();
    return context.json(await kept(context, customer.id, id), 200);
  })
  .openapi(remove, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { id } = context.req.valid("param");
    if (!(await findAddress(context.env.world.db, customer.id, id))) throw notFound();
    await removeAddress(context.env.world.db, customer.id, id);
    return context.body(null, 204);
  });

async function typedAddress(context: ApiContext, typed: Record<string, unknown>) {
  const form = personForm(typed);
  const countries = await readCountries(context.env.world.db);
  return validateForm(addressForm({ countries }, form), form, localeOfCall(context));
}

async function kept(context: ApiContext, customerId: string, id: string) {
  const found = await findAddress(context.env.world.db, customerId, id);
  if (!found) throw notFound();
  return shown(found);
}

function shown({ isDefault, isDelivery, ...stored }: StoredAddress) {
  return { ...stored, is_default: isDefault, is_delivery: isDelivery };
}

function fullBook(context: ApiContext): ApiError {
  return new ApiError(422, translateMessage(`account:addresses.most|${maxAddresses}`, localeOfCall(context)), {
    code: "full",
  });
}
