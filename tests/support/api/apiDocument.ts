import type { ZodTypeAny } from "zod";

import { api, openApiConfig } from "~/api/api";

import type { ApiResponse } from "./apiShop";

/** An operation of the OpenAPI document. */
export type Operation = {
  /** Method and path, such as `PUT /api/cart/{id}`. */
  name: string;
  method: string;
  path: string;
  needsCustomer: boolean;
  mayHaveCustomer: boolean;
  hasBody: boolean;
  statuses: string[];
};

type Described = {
  security?: Record<string, unknown>[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};

export function operationsOf(paths: Record<string, Record<string, Described>>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [], requestBody, responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      needsCustomer: security.length > 0 && security.every((requirement) => "bearer" in requirement),
      mayHaveCustomer: security.some((requirement) => "bearer" in requirement),
      hasBody: requestBody !== undefined,
      statuses: Object.keys(responses),
    })),
  );
}

export function documentedOperations(): Operation[] {
  const { paths } = JSON.parse(JSON.stringify(api.getOpenAPI31Document(openApiConfig)));
  return operationsOf(paths);
}

/** Returns the differences between a response and the document; empty for a conforming response. */
export function contractErrors(operation: Pick<Operation, "name" | "method" | "path">, answer: ApiResponse): string[] {
  const schema = schemaOf(operation, answer.status);
  if (schema === undefined) return [`${operation.name}: ${answer.status} is not described`];
  if (schema === null) return answer.body === null ? [] : [`${operation.name}: ${answer.status} has a body`];
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) return [`${operation.name}: ${answer.status} ${parsed.error.message}`];
  // Zod strips what a schema does not name, so the parsed data shows what is not described.
  const isWhole = sorted(parsed.data) === sorted(answer.body);
  return isWhole ? [] : [`${operation.name}: ${answer.status} says more than is described`];
}

function schemaOf({ method, path }: Pick<Operation, "method" | "path">, status: number): ZodTypeAny | null | undefined {
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { route } = definition;
    if (route.method !== method.toLowerCase() || `/api${route.path}` !== path) continue;
    const response = route.responses[status];
    if (!response || "$ref" in response) return undefined;
    const schema = response.content?.["application/json"]?.schema;
    return schema && "safeParse" in schema ? schema : null;
  }
  return undefined;
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
