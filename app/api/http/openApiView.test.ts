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

test("no object on the page is without fields, also one that extends another", () => {
  const isObject = ({ type, allOf }: { type?: unknown; allOf?: unknown }) => type === "object" || allOf !== undefined;
  const { schemas } = document.components;
  const objects = shapes.filter(({ name }) => isObject(schemas[name]) && !schemas[name].additionalProperties);
  expect(objects.filter(({ fields }) => fields.length === 0).map(({ name }) => name)).toEqual([]);
  const fieldsOf = (name: string) => shapes.find((shape) => shape.name === name)?.fields ?? [];
  expect(fieldsOf("PlacedOrder").map(({ name }) => name)).toEqual(expect.arrayContaining(["id", "hash", "tempId"]));
  expect(fieldsOf("OrderDetail").map(({ name }) => name)).toEqual(expect.arrayContaining(["id", "events[].state"]));
});

test("what may be null says so, also where another shape is meant", () => {
  const typeIn = (shape: string, field: string) =>
    shapes.find(({ name }) => name === shape)?.fields.find(({ name }) => name === field)?.type;
  expect(typeIn("Order", "point")).toEqual({ text: "PickupPoint | null", shape: "PickupPoint" });
  expect(typeIn("Cart", "point")).toEqual({ text: "PickupPoint | null", shape: "PickupPoint" });
  expect(typeIn("Order", "shipment")).toEqual({ text: "Shipment | null", shape: "Shipment" });
  const untyped = shapes.flatMap(({ name, fields }) =>
    fields.filter(({ type }) => type.text === "").map((field) => `${name}.${field.name}`),
  );
  expect(untyped).toEqual([]);
});
