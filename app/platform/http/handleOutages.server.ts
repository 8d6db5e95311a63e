import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";

import { isDatabaseUnavailable, retryAfterSeconds } from "../database/databaseUnavailable.server";
import { translatorFor } from "../i18n/i18n.server";
import { localeOfPath } from "../i18n/locale";
import { worldOf } from "../process/world.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
/** Redacts the path for the log. */
type LoggedPath = (path: string) => string;
type Route = ServerBuild["routes"][string];

/** Wraps the build's loaders and actions: a database outage becomes a 503 response instead of an error. */
export function handleOutages<Build extends Pick<ServerBuild, "routes">>(build: Build, redactPath: LoggedPath): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, withOutages(route, redactPath)]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function withOutages(route: Route, redactPath: LoggedPath): Route {
  const { loader, action } = route.module;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: answering(loader, redactPath) }),
      ...(action && { action: answering(action, redactPath) }),
    },
  };
}

function answering<Given extends Args, Result>(handle: (args: Given) => Result, redactPath: LoggedPath) {
  return async (args: Given) => {
    try {
      return await handle(args);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      throw outageResponse(args, error, redactPath);
    }
  };
}

/** A page shows the text in its layout; a resource route sends it as it is. */
function outageResponse({ request, context }: Args, error: unknown, redactPath: LoggedPath): Response {
  const { pathname } = new URL(request.url);
  worldOf(context).log.warn({ err: error, requestId: context.requestId, path: redactPath(pathname) }, "no database");
  return new Response(translatorFor(localeOfPath(pathname))("shell:away.text"), {
    status: 503,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Retry-After": retryAfterSeconds,
      "Cache-Control": "no-store",
    },
  });
}
