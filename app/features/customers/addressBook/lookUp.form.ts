import { z } from "zod";

/** The second button of a form with a company: it asks the company register, and saves nothing. */
export const lookUpIntent = z.object({ intent: z.literal("look-up-company") });

export type LookUpIntent = z.output<typeof lookUpIntent>["intent"];
