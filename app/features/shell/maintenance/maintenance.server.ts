import type { Request as HttpRequest, Response as HttpResponse, NextFunction } from "express";

import { hasScope } from "~/features/customers/scope";
import { readVisit, type Visit } from "~/features/customers/session/session.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { isDatabaseAway } from "~/platform/database/databaseAway.server";
import { localeOfPath } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { briefly } from "~/platform/time/shortCache.server";

import { wayWhileClosed } from "./maintenance";

const settingsOf = briefly(readSettings);

/** Staff with the scope `settings` see the shop while it is closed. */
export function mayEnterClosedShop({ signedIn }: Visit): boolean {
  return hasScope(signedIn?.customer ?? null, "settings");
}

/**
 * Keeps forms from changing anything while the shop is closed; pages are closed by the root's loader, calls of the API
 * by the API. A script gets an empty answer: the page that it then asks for leads to the maintenance page.
 */
export function refuseFormsWhileClosed(world: World) {
  return async (request: HttpRequest, response: HttpResponse, next: NextFunction): Promise<void> => {
    if (["GET", "HEAD", "OPTIONS"].includes(request.method) || /^\/api(?:\/|$)/.test(request.path)) return next();
    const isScript = request.path.endsWith(".data");
    const pathname = isScript ? request.path.slice(0, -".data".length) : request.path;
    try {
      const { maintenance } = await settingsOf(world.db, localeOfPath(pathname));
      const way = maintenance.is_enabled ? wayWhileClosed(pathname) : null;
      if (!way || mayEnterClosedShop(await readVisit(asVisit(request, pathname), { world }))) return next();
      if (isScript) response.status(204).end();
      else response.redirect(303, way);
    } catch (error) {
      // Without the database the form itself cannot do anything, and says so in the shop's own page.
      next(isDatabaseAway(error) ? undefined : error);
    }
  };
}

function asVisit(request: HttpRequest, pathname: string): Request {
  return new Request(`http://shop.invalid/${localeOfPath(pathname)}`, {
    headers: { Cookie: request.get("Cookie") ?? "" },
  });
}
