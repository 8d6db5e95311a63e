import { z } from "zod";

/** The intent of the second button of a form with a company: it queries the company register and saves nothing. */
export const lookUpIntent = z.object({ intent: z.literal("look-up-company") });

export type LookUpIntent = z.output<typeof lookUpIntent>["intent"];
