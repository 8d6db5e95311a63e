import { expect, test } from "vitest";

import { api, openApiConfig } from "../api";
import { toOpenApiView } from "./openApiView";

const document = JSON.parse(JSON.stringify(api.getOpenAPI31Document(openApiConfig)));
const { groups, shapes } = toOpenApiView(document);
const operations = groups.flatMap((group) => group.operations);

test("every operation of the document is in one group, with an id of its own", () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(documented.sort());
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(operations.every(({ summary }) => summary !== "")).toBe(true);
});

test("every linked shape is on the page", () => {
  const types = [
    ...operations.flatMap(({ answers }) => answers.map(({ type }) => type)),
    ...operations.flatMap(({ parameters, body }) => [...parameters, ...body].map(({ type }) => type)),
    ...shapes.flatMap(({ fields }) => fields.map(({ type }) => type)),
  ];
  const linked = types.flatMap(({ shape }) => (shape === null ? [] : [shape]));
  const known = shapes.map(({ name }) => name);
  expect(linked.filter((name) => !known.includes(name))).toEqual([]);
});

test("an operation has its authentication, fields and responses", () => {
  const put = operations.find(({ method, path }) => `${method} ${path}` === "PUT /api/cart/{id}");
  expect(put?.auth).toBe("optional");
  expect(put?.body.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["id", true],
    ["variantId", false],
    ["note", false],
    ["quantity", true],
  ]);
  expect(put?.answers.find(({ status }) => status === "200")?.type.shape).toBe("CartLine");
  expect(operations.find(({ path }) => path === "/api/me")?.auth).toBe("required");
  expect(operations.find(({ path }) => path === "/api/geolocation")?.auth).toBe("none");
});
