import type { Request as HttpRequest, Response as HttpResponse, NextFunction } from "express";
import { opensClosedShop } from "~/features/customers/scope";
import { readSession, type SessionState } from "~/features/customers/session/session.server";
import { countRefusal } from "~/features/operations/refusals.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import { localeOfPath } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { maintenanceRedirect } from "./maintenance";

/** Staff with the scope `settings` see the shop during maintenance. */
export function mayEnterClosedShop({ signedIn }: SessionState): boolean {
  return opensClosedShop(signedIn?.customer ?? null);
}

/**
 * Rejects forms during maintenance; pages are redirected by the root's loader, API calls by the API. A data request
 * gets an empty response: the page that it then requests is redirected to the maintenance page.
 */
export function rejectFormsDuringMaintenance(world: World) {
  return async (request: HttpRequest, response: HttpResponse, next: NextFunction): Promise<void> => {
    if (["GET", "HEAD", "OPTIONS"].includes(request.method) || /^\/api(?:\/|$)/.test(request.path)) return next();
    const isScript = request.path.endsWith(".data");
    const pathname = isScript ? request.path.slice(0, -".data".length) : request.path;
    try {
      const { maintenance } = await readCachedSettings(world.db, localeOfPath(pathname));
      const target = maintenance.is_enabled ? maintenanceRedirect(pathname) : null;
      if (!target || mayEnterClosedShop(await readSession(visitRequest(request, pathname), { world }))) return next();
      countRefusal("closed");
      if (isScript) response.status(204).end();
      else response.redirect(303, target);
    } catch (error) {
      // Without the database the form fails by itself, with the shop's own error page.
      next(isDatabaseUnavailable(error) ? undefined : error);
    }
  };
}

function visitRequest(request: HttpRequest, pathname: string): Request {
  return new Request(`http://shop.invalid/${localeOfPath(pathname)}`, {
    headers: { Cookie: request.get("Cookie") ?? "" },
  });
}
