import { z } from "zod";

/**
 * A field of an intent that the action validates itself, so that it can be shown again as typed; "" when it is missing.
 */
export const typedText = z.string().default("");
