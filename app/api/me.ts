import { createRoute, z } from "@hono/zod-openapi";

import { findProfile } from "~/features/customers/customer.queries.server";
import { requireApiCustomer, requiredAuth } from "./http/auth";
import { createResource } from "./http/context";
import { jsonResponse, notFound, unauthorizedAnswer } from "./http/errors";
import { personFields } from "./shapes/person";

const user = z
  .object({
    id: z.string(),
    email: z.string(),
    is_email_proved: z.boolean(),
    ...personFields,
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
  ...requiredAuth,
  responses: { 200: jsonResponse(z.object({ data: user }), "The customer"), 401: unauthorizedAnswer },
});

export const me = createResource().openapi(route, async (context) => {
  const { customer } = await requireApiCustomer(context);
  const profile = await findProfile(context.env.world.db, customer.id);
  if (!profile) throw notFound();
  const { isEmailVerified, wantsNewsletter, ...person } = profile;
  const data = {
    id: customer.id,
    ...person,
    is_email_proved: isEmailVerified,
    newsletter: wantsNewsletter,
    group: customer.group && { description: customer.group.description, discount: customer.group.discountPercent },
    scope: [...customer.scope],
  };
  return context.json({ data }, 200);
});
