import type { Request as HttpRequest, Response as HttpResponse, NextFunction } from "express";
import { opensClosedShop } from "~/features/customers/scope";
import { readSession, type SessionState } from "~/features/customers/session/session.server";
import { countRefusal } from "~/features/operations/refusals.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { leaveFormHeader } from "~/platform/browser/leaveFormToBrowser";
import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import { localeOfPath } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { maintenanceRedirect } from "./maintenance";

/** Staff with the scope `settings` see the shop during maintenance. */
export function mayEnterClosedShop({ signedIn }: SessionState): boolean {
  return opensClosedShop(signedIn?.customer ?? null);
}

/**
 * Hands forms during maintenance to the maintenance page, which keeps what was typed; pages are redirected by the root's
 * loader, API calls by the API. A script's form gets an answer that leaves it to the browser.
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
      if (isScript) return void response.status(204).setHeader(leaveFormHeader, "1").end();
      response.locals.closedForm = request.originalUrl;
      request.url = request.originalUrl = target;
      next();
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
