import { parseWithZod } from "@conform-to/zod";
import type { z } from "zod";

import { fieldNames } from "./fieldNames";

/**
 * Parses a form by its schema, using the first value of each declared field, as FormData's `get` does. The form library
 * builds lists and trees from names such as `a[9]` or `a.b` and obeys control fields of its own. Therefore no other
 * name may reach the library, and this is the only place that calls it. Texts are not coerced; an empty one stays "".
 */
export function parseForm<Schema extends z.ZodTypeAny>(typed: FormData, schema: Schema) {
  const declared = new FormData();
  for (const name of fieldNames(schema)) {
    const value = typed.get(name);
    if (typeof value === "string") declared.set(name, value);
  }
  return parseWithZod(declared, { schema, disableAutoCoercion: true });
}
