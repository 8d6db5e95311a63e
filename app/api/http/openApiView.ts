/** The OpenAPI document as a view model of the API page: shapes as rows, references as links. */

export type OpenApiView = { title: string; introduction: string; groups: OperationGroup[]; shapes: Shape[] };
export type OperationGroup = { name: string; operations: ApiOperation[] };

export type ApiOperation = {
  /** The fragment that links to the operation on the page. */
  id: string;
  method: string;
  path: string;
  summary: string;
  /**
   * required: only customers may call · optional: customers and guests may call · none: anybody may call, without a
   * token.
   */
  auth: "required" | "optional" | "none";
  parameters: SchemaField[];
  body: SchemaField[];
  answers: { status: string; description: string; type: Type }[];
};

export type Shape = { name: string; fields: SchemaField[]; type: Type };
export type SchemaField = { name: string; type: Type; isRequired: boolean; note: string };
/** `shape` is the name of a shape on the page; null for primitive types. */
export type Type = { text: string; shape: string | null };

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

type Schemas = Record<string, Schema>;

type Content = { content?: { "application/json"?: { schema?: Schema } } };

type Described = {
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: Content;
  responses: Record<string, { description: string } & Content>;
};

export type Document = {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Schemas };
};

export function toOpenApiView({ info, paths, components }: Document): OpenApiView {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const names = [...new Set(described.map(({ operation }) => operation.tags?.[0] ?? "Shop"))];
  const groups = names.map((name) => ({
    name,
    operations: described
      .filter(({ operation }) => (operation.tags?.[0] ?? "Shop") === name)
      .map(({ path, method, operation }) => operationOf(path, method, operation, components.schemas)),
  }));
  const shapes = Object.entries(components.schemas).map(([name, schema]) => ({
    name,
    fields: allFieldsOf(schema, components.schemas),
    type: typeOf(schema),
  }));
  return { title: info.title, introduction: info.description ?? "", groups, shapes };
}

function operationOf(path: string, method: string, operation: Described, schemas: Schemas): ApiOperation {
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  return {
    id: `${method}${path}`
      .toLowerCase()
      .replace(/[^a-z]+/g, "-")
      .replace(/-$/, ""),
    method,
    path,
    summary: operation.summary ?? "",
    auth: authOf(operation),
    parameters: (operation.parameters ?? []).map(({ name, required, description, schema = {} }) => ({
      name,
      type: typeOf(schema),
      isRequired: required === true,
      note: description ?? schema.description ?? "",
    })),
    body: body ? allFieldsOf(body, schemas) : [],
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => {
      const schema = content?.["application/json"]?.schema;
      return { status, description, type: schema ? typeOf(schema) : { text: "", shape: null } };
    }),
  };
}

function authOf({ security = [] }: Described): ApiOperation["auth"] {
  if (security.length === 0) return "none";
  return security.some((requirement) => Object.keys(requirement).length === 0) ? "optional" : "required";
}

/** Returns the fields of a shape, including those of the shapes that it extends. */
function allFieldsOf(schema: Schema, schemas: Schemas): SchemaField[] {
  const named = schema.$ref ? (schemas[nameIn(schema.$ref)] ?? {}) : schema;
  return named.allOf ? named.allOf.flatMap((part) => allFieldsOf(part, schemas)) : fieldsOf(named);
}

/** Returns the fields of an object. Nested objects are flattened, as `group.discount` or `items[].quantity`. */
function fieldsOf({ properties = {}, required = [] }: Schema, above = ""): SchemaField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const isRequired = required.includes(name);
    const field = { name: above + name, type: typeOf(schema), isRequired, note: schema.description ?? "" };
    const list = schema.items?.properties;
    if (list && schema.items) return [field, ...fieldsOf(schema.items, `${above}${name}[].`)];
    return schema.properties ? [field, ...fieldsOf(schema, `${above}${name}.`)] : [field];
  });
}

function typeOf(schema: Schema): Type {
  if (schema.$ref) return { text: nameIn(schema.$ref), shape: nameIn(schema.$ref) };
  const extended = schema.allOf?.find(({ $ref }) => $ref);
  if (extended) return typeOf(extended);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(typeOf));
  if (schema.enum) return plain(schema.enum.map((value) => JSON.stringify(value)).join(" | "));
  if (schema.const !== undefined) return plain(JSON.stringify(schema.const));
  if (schema.items) {
    const { text, shape } = typeOf(schema.items);
    return { text: text === "" ? "list" : `list of ${text}`, shape };
  }
  if (typeof schema.additionalProperties === "object" && !schema.properties) {
    const { text, shape } = typeOf(schema.additionalProperties);
    return { text: `object of ${text}`, shape };
  }
  const types = [schema.type ?? []].flat();
  return plain(types.map((type) => (type === "string" ? (schema.format ?? type) : type)).join(" | "));
}

function joined(types: readonly Type[]): Type {
  const texts = [...new Set(types.map(({ text }) => text))];
  return { text: texts.join(" | "), shape: types.find(({ shape }) => shape)?.shape ?? null };
}

function plain(text: string): Type {
  return { text, shape: null };
}

function nameIn(reference: string): string {
  return reference.split("/").pop() ?? "";
}
