import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";

import type { SignedIn } from "~/features/customers/session/session.server";
import { defaultLocale, type Locale, locales } from "~/platform/i18n/locale";
import { preferredLocale } from "~/platform/i18n/preferredLocale";
import type { World } from "~/platform/process/world.server";

import { notFoundResponse } from "./errors";
import { errorsByField, validationError } from "./messages";

export type ApiEnv = {
  Bindings: { world: World; clientAddress: string | undefined; requestId: string | undefined };
  /** The customer of the bearer token; undefined until it has been looked up. */
  Variables: { signedIn?: SignedIn | null };
};
export type ApiContext = Context<ApiEnv>;

/** Creates a resource, or the API as a whole. A path with invalid parameters responds like an unknown path. */
export function createResource() {
  return new OpenAPIHono<ApiEnv>({
    strict: false,
    defaultHook: (result, context) => {
      if (result.success) return undefined;
      if (result.target === "param") return notFoundResponse(context);
      throw validationError(errorsByField(result.error), localeOfCall(context));
    },
  });
}

const localeField = z.enum(locales).openapi({ param: { name: "locale", in: "path" } });

/** The `{locale}` of a path; any other word responds 404 (decision 96). */
export const localeParam = z.object({ locale: localeField });

/** Returns the language of a call whose path has none. */
export function localeOfCall(context: Context): Locale {
  return preferredLocale(context.req.header("Accept-Language") ?? null) ?? defaultLocale;
}
