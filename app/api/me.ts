import { createRoute, z } from "@hono/zod-openapi";

import { findProfile } from "~/features/customers/customer.queries.server";
import { forCustomers, requireCustomer } from "./http/auth";
import { openResource } from "./http/context";
import { inJson, signInAnswer, unknownThing } from "./http/errors";

const user = z
  .object({
    id: z.string(),
    email: z.string(),
    is_email_proved: z.boolean(),
    phone_prefix: z.string(),
    phone: z.string().openapi({ description: "E.164" }),
    firstname: z.string(),
    lastname: z.string(),
    company: z.string(),
    company_id: z.string(),
    tax_id: z.string(),
    street: z.string(),
    city: z.string(),
    zip: z.string(),
    country: z.string().length(2),
    newsletter: z.boolean(),
    group: z
      .object({ description: z.string(), discount: z.number() })
      .nullable()
      .openapi({ description: "`discount` is percent" }),
    scope: z.array(z.string()).openapi({ description: "Rights of staff; empty for customers" }),
  })
  .openapi("User");

const route = createRoute({
  method: "get",
  path: "/me",
  tags: ["Account"],
  summary: "Who holds the bearer token",
  ...forCustomers,
  responses: { 200: inJson(z.object({ data: user }), "The customer"), 401: signInAnswer },
});

export const me = openResource().openapi(route, async (context) => {
  const { customer } = await requireCustomer(context);
  const profile = await findProfile(context.env.world.db, customer.id);
  if (!profile) throw unknownThing();
  const { isEmailProved, wantsNewsletter, ...person } = profile;
  const data = {
    id: customer.id,
    ...person,
    is_email_proved: isEmailProved,
    newsletter: wantsNewsletter,
    group: customer.group && { description: customer.group.description, discount: customer.group.discountPercent },
    scope: [...customer.scope],
  };
  return context.json({ data }, 200);
});
