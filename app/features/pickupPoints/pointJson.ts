import { z } from "zod";

/** Schemas of the parts of a point that are stored as JSON, which are validated when they are read. */

const span = z.object({ opensMinute: z.number(), closesMinute: z.number() });

export const storedHours = z.array(span.extend({ weekday: z.number() }));

export const storedExceptions = z.array(z.object({ date: z.string(), spans: z.array(span) }));
