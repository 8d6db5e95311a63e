import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";

import routes from "~/routes";
import { createRouteSubset } from "./routeSubset.server";

type Path = { id: string; parentId: string; path?: string; index?: boolean };

const table: Record<string, Path> = Object.fromEntries(
  routes.map(({ id, file, path, index }) => {
    const known = id ?? file.replace(/\.tsx?$/, "");
    return [known, { id: known, parentId: "root", path: path ?? "", index: index ?? false }];
  }),
);
const whole: ServerBuild = Object.assign(Object.create(null), { routes: table, assets: { routes: table } });
const narrowed = createRouteSubset(whole);

function meantBy(path: string, { routes }: Pick<ServerBuild, "routes">) {
  const known = Object.values(routes).map(({ id, path, index }) =>
    index ? { id, index: true as const } : { id, path: path ?? "" },
  );
  const match = matchRoutes(known, path)?.at(-1);
  return match && [match.route.id, match.params];
}

const written = Object.values(table).flatMap(({ path = "" }) => [
  `/${path.replace(/\*/g, "a/b.webp").replace(/:\w+\??/g, "7")}`,
  `/${path.replace(/\/?[:*].*/g, "")}`,
]);
const odd = [
  "/sk/",
  "//",
  "/Blog",
  "/BLOG/x",
  "/%62log",
  "/sk/%68ledani",
  "/blogy",
  "/1/a/b/c",
  "/sk/1/a/b/c",
  "/1046",
  "/sk/kosik/x",
];

test.each([...new Set([...written, ...odd])])("routeSubset: %s matches the same route as with all routes", (path) => {
  expect(meantBy(path, narrowed(path))).toEqual(meantBy(path, whole));
});

test("catalog paths use few routes, and so do their data requests", () => {
  for (const path of ["/1/muzi", "/sk/1/muzi", "/1046.data"]) {
    expect(Object.keys(narrowed(path).routes).length).toBeLessThan(8);
    expect(narrowed(path).assets.routes).toEqual(narrowed(path).routes);
  }
  expect(narrowed("/blog.data")).toBe(narrowed("/blog"));
  for (const path of ["/__manifest", "/_root.data"]) expect(narrowed(path)).toBe(whole);
});
