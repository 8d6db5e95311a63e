import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";

import type { SignedIn } from "~/features/customers/session/session.server";
import { defaultLocale, type Locale, locales } from "~/platform/i18n/locale";
import { preferredLocale } from "~/platform/i18n/preferredLocale";
import type { World } from "~/platform/process/world.server";

import { refuseUnknown } from "./errors";
import { complaintsOf, faultyFields } from "./messages";

/** What a call may reach besides its request. */
export type ApiEnv = {
  Bindings: { world: World; clientAddress: string | undefined; requestId: string | undefined };
  /** Who holds the bearer token, once it has been looked at. */
  Variables: { signedIn?: SignedIn | null };
};
export type ApiContext = Context<ApiEnv>;

/** Starts a resource, or the API as a whole. An address whose parts do not fit answers as one that is unknown. */
export function openResource() {
  return new OpenAPIHono<ApiEnv>({
    strict: false,
    defaultHook: (result, context) => {
      if (result.success) return undefined;
      if (result.target === "param") return refuseUnknown(context);
      throw faultyFields(complaintsOf(result.error), localeOfCall(context));
    },
  });
}

const localeField = z.enum(locales).openapi({ param: { name: "locale", in: "path" } });

/** The `{locale}` of an address; any other word answers 404 (decision 96). */
export const localeParam = z.object({ locale: localeField });

/** The language of a call whose address names none. */
export function localeOfCall(context: Context): Locale {
  return preferredLocale(context.req.header("Accept-Language") ?? null) ?? defaultLocale;
}
