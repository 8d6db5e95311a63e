import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";
import { type PhonePrefix, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { lineFieldName, piecesFieldName } from "~/features/withdrawals/withdrawalNames";
import type { ClaimableLine } from "./claimableLines.queries.server";
import { type ClaimedLine, claimLengths } from "./warrantyClaim";
import { claimRemedies } from "./warrantyClaimStates";

/** Builds the schema of the claim form without its lines. It depends on the phone prefix, which is read first. */
export function claimForm(typed: FormData) {
  const prefix: PhonePrefix = phonePrefixes.find((known) => known === typed.get("phone_prefix")) ?? "";
  return z.object({
    defect: fields.optionalLines(claimLengths.defect).pipe(z.string().min(1, "ui:forms.required")),
    since: fields.optionalLine(claimLengths.since),
    remedy: z.enum(claimRemedies, { message: "ui:forms.choice" }),
    email: fields.email,
    phone_prefix: z.unknown(),
    phone: fields.phone(prefix),
  });
}

/** Returns the ticked lines with their quantities; an invalid quantity counts as all claimable pieces. */
export function readClaimedLines(typed: FormData, claimable: readonly ClaimableLine[]): ClaimedLine[] {
  const ticked = claimable.filter(
    ({ position, claimableQuantity }) => claimableQuantity > 0 && typed.get(lineFieldName(position)) === "on",
  );
  return ticked.map(({ position, claimableQuantity }) => {
    const pieces = Number(typed.get(piecesFieldName(position)) ?? claimableQuantity);
    const isPossible = Number.isInteger(pieces) && pieces >= 1 && pieces <= claimableQuantity;
    return { linePosition: position, quantity: isPossible ? pieces : claimableQuantity };
  });
}

/** The actions that the claim's own page accepts. */
export const claimIntents = z.discriminatedUnion("intent", [z.object({ intent: z.literal("cancel-claim") })]);

export type ClaimIntent = z.output<typeof claimIntents>["intent"];
