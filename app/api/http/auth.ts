import { createMiddleware } from "hono/factory";

import { bearerIn, findBearer } from "~/features/customers/session/bearer.server";
import type { SignedIn } from "~/features/customers/session/session.server";
import type { Caller } from "~/features/customers/session/signIn.server";
import { pseudonymOf } from "~/platform/database/ids.server";
import { callersNetwork } from "~/platform/http/subnetOf";

import { type ApiContext, type ApiEnv, localeOfCall } from "./context";
import { Refused } from "./errors";

/**
 * Who calls (decision 7): the bearer header alone says it and never a cookie, so that no other site can call in a
 * visitor's name. A header that opens nothing is refused even where a guest may call.
 */

export const bearerScheme = "bearer";

/** Asked before anything else of the call is looked at. */
export const needCustomer = createMiddleware<ApiEnv>(async (context, next) => {
  await requireCustomer(context);
  await next();
});

/** For the description of a call that needs a customer. */
export const forCustomers = { security: [{ [bearerScheme]: [] }], middleware: [needCustomer] };
/** For one that a guest may make, too. */
export const forAnybody: { security: Record<string, string[]>[] } = { security: [{}, { [bearerScheme]: [] }] };

/** Null for a guest. */
export async function customerOf(context: ApiContext): Promise<SignedIn | null> {
  const known = context.get("signedIn");
  if (known !== undefined) return known;
  const signedIn = await lookUp(context);
  context.set("signedIn", signedIn);
  return signedIn;
}

async function lookUp(context: ApiContext): Promise<SignedIn | null> {
  const header = context.req.header("Authorization");
  if (header === undefined) return null;
  const token = bearerIn(header);
  const signedIn = token && (await findBearer(context.env.world, token, localeOfCall(context)));
  if (signedIn) return signedIn;
  noteBadToken(context);
  throw unauthorized();
}

/** Who tries tokens leaves a line, as who tries passwords does (decision 99). Neither token nor address is in it. */
function noteBadToken({ env }: ApiContext): void {
  const { world, requestId } = env;
  const caller = pseudonymOf(`network ${callersNetwork(env)}`, world.environment.sessionSecret);
  world.log.warn({ event: "bad-token", caller, requestId }, "bearer token not known");
}

export async function requireCustomer(context: ApiContext): Promise<SignedIn> {
  const signedIn = await customerOf(context);
  if (!signedIn) throw unauthorized();
  return signedIn;
}

export function callerOf(context: ApiContext): Caller {
  return { address: callersNetwork(context.env), agent: context.req.header("User-Agent") ?? "" };
}

function unauthorized(): Refused {
  return new Refused(401, "Sign in first: send a bearer token", {}, { "WWW-Authenticate": "Bearer" });
}
