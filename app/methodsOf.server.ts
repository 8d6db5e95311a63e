import { existsSync, readdirSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

import type { MethodsOf } from "~/platform/http/allowedMethods.server";

const reading = ["GET", "HEAD"];
const readingAndForms = [...reading, "POST"];

/** Methods that the framework passes on to the API, which checks them itself. */
const apiMethods = ["POST", "PUT", "PATCH", "DELETE"];

/**
 * Returns a function that finds the methods of each path: files and pages allow reading, a page whose route has an
 * action also accepts forms, and API paths follow the API's routes. `folder` contains the public files.
 */
export function methodsOfShop(build: Pick<ServerBuild, "routes">, folder: string): MethodsOf {
  const files = new Set(["/healthz", "/readyz", ...filesIn(folder)]);
  const routes = Object.values(build.routes).flatMap(({ id, path, index }) =>
    id === "root" ? [] : [{ id, path, index }],
  );
  const tree = routes.map(({ id, path = "", index }) => ({ id, path: path === "" && index ? "/" : `/${path}` }));
  return async (path, method) => {
    if (files.has(path)) return reading;
    if (/^\/api(?:\/|$)/.test(path)) return apiMethods.includes(method) ? undefined : methodsOfCall(path);
    const pathname = path.replace(/\/?(?:_root)?\.data$/, "") || "/";
    const route = matchRoutes(tree, pathname)?.at(-1);
    if (!route || isUnknown(route.route.path, route.params)) return method === "POST" ? undefined : [];
    return build.routes[route.route.id]?.module.action ? readingAndForms : reading;
  };
}

/**
 * Returns true for a path that only looks like a catalog path. Catalog paths begin with a number, so any other first
 * word without a route is unknown.
 */
function isUnknown(pattern: string, { id }: Readonly<Record<string, string | undefined>>): boolean {
  if (pattern === "/*") return true;
  return /^(?:\/sk)?\/:id\b/.test(pattern) && !/^\d+$/.test(id ?? "");
}

async function methodsOfCall(path: string): Promise<readonly string[]> {
  const { methodsOf } = await import("./api/api");
  return methodsOf(path);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file.replaceAll("\\", "/")}`);
}
