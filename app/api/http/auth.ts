import { createMiddleware } from "hono/factory";

import { hasScope, type Scope } from "~/features/customers/scope";
import { bearerIn, findBearer } from "~/features/customers/session/bearer.server";
import type { SignedIn } from "~/features/customers/session/session.server";
import type { ClientInfo } from "~/features/customers/session/signIn.server";
import { pseudonymOf } from "~/platform/database/ids.server";
import { clientSubnet } from "~/platform/http/subnetOf";

import { type ApiContext, type ApiEnv, localeOfCall } from "./context";
import { ApiError } from "./errors";

/**
 * Authentication (decision 7): only by the bearer header and never by a cookie, so that no other site can call in a
 * visitor's name. An invalid token is rejected even where guests may call.
 */

export const bearerScheme = "bearer";

/** Requires a customer before the rest of the call is validated. */
export const authenticate = createMiddleware<ApiEnv>(async (context, next) => {
  await requireApiCustomer(context);
  await next();
});

/** Checks the token in a route that is open to guests, too: an invalid token is rejected before everything else. */
export const checkToken = createMiddleware<ApiEnv>(async (context, next) => {
  await customerOf(context);
  await next();
});

/** Options of a route that only customers may call. */
export const requiredAuth = { security: [{ [bearerScheme]: [] }], middleware: [authenticate] };
/** Options of a route that customers and guests may call. */
export const optionalAuth: { security: Record<string, string[]>[] } = { security: [{}, { [bearerScheme]: [] }] };

/**
 * Options of a route for staff with a scope. A customer's token, or one of staff without the scope, gets 403
 * (specification S6.10) before the rest of the call is validated.
 */
export function staffOnly(scope: Scope) {
  const requireScope = createMiddleware<ApiEnv>(async (context, next) => {
    const { customer } = await requireApiCustomer(context);
    if (!hasScope(customer, scope)) throw new ApiError(403, `This needs the scope ${scope}`);
    await next();
  });
  return { security: [{ [bearerScheme]: [] }], middleware: [requireScope], "x-scope": scope };
}

/** Returns the customer of the call's token; null for a guest. */
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
  logBadToken(context);
  throw unauthorized();
}

/** Logs an invalid token like a failed sign-in (decision 99), without the token and the address. */
function logBadToken({ env }: ApiContext): void {
  const { world, requestId } = env;
  const caller = pseudonymOf(`network ${clientSubnet(env)}`, world.environment.sessionSecret);
  world.log.warn({ event: "bad-token", caller, requestId }, "bearer token not known");
}

export async function requireApiCustomer(context: ApiContext): Promise<SignedIn> {
  const signedIn = await customerOf(context);
  if (!signedIn) throw unauthorized();
  return signedIn;
}

export function clientOfCall(context: ApiContext): ClientInfo {
  return {
    address: clientSubnet(context.env),
    agent: context.req.header("User-Agent") ?? "",
    requestId: context.env.requestId,
  };
}

function unauthorized(): ApiError {
  return new ApiError(401, "Sign in first: send a bearer token", {}, { "WWW-Authenticate": "Bearer" });
}
