import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";

import { isDatabaseAway, retryAfterSeconds } from "../database/databaseAway.server";
import { translatorFor } from "../i18n/i18n.server";
import { localeOfPath } from "../i18n/locale";
import { worldOf } from "../process/world.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
/** The address as it may stand in a log. */
type LoggedPath = (path: string) => string;
type Route = ServerBuild["routes"][string];

/** The same build; what its routes cannot do because the database is away ends as a Response 503 and not as a fault. */
export function answerOutages<Build extends Pick<ServerBuild, "routes">>(build: Build, loggedPath: LoggedPath): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, withOutages(route, loggedPath)]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function withOutages(route: Route, loggedPath: LoggedPath): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: answering(loader, loggedPath) }),
      ...(action && { action: answering(action, loggedPath) }),
    },
  };
}

function answering<Given extends Args, Result>(handle: (args: Given) => Result, loggedPath: LoggedPath) {
  return async (args: Given) => {
    try {
      return await handle(args);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      throw outageResponse(args, error, loggedPath);
    }
  };
}

/** A page shows it in the shop's own words; what is no page is sent as it is. */
function outageResponse({ request, context }: Args, error: unknown, loggedPath: LoggedPath): Response {
  const { pathname } = new URL(request.url);
  worldOf(context).log.warn({ err: error, requestId: context.requestId, path: loggedPath(pathname) }, "no database");
  return new Response(translatorFor(localeOfPath(pathname))("shell:away.text"), {
    status: 503,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Retry-After": retryAfterSeconds,
      "Cache-Control": "no-store",
    },
  });
}
