import { z } from "zod";

/** Returns the names of a form schema's fields, also of one with refinements and transformations. */
export function fieldNames(schema: z.ZodTypeAny): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodEffects) return fieldNames(schema.innerType());
  if (schema instanceof z.ZodPipeline) return fieldNames(schema._def.in);
  if (schema instanceof z.ZodIntersection) return [...fieldNames(schema._def.left), ...fieldNames(schema._def.right)];
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) return namesInAll(schema.options);
  throw new Error("a form's schema is an object of fields");
}

function namesInAll(schemas: readonly z.ZodTypeAny[]): string[] {
  return [...new Set(schemas.flatMap(fieldNames))];
}
