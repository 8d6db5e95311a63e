import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";
import { type PhonePrefix, phonePrefixes } from "~/features/customers/addressBook/phonePrefixes";
import { lineFieldName, piecesFieldName } from "~/features/withdrawals/withdrawalNames";
import type { ClaimableLine } from "./claimableLines.queries.server";
import { type ClaimedLine, claimLengths } from "./warrantyClaim";
import { claimWishes } from "./warrantyClaimStates";

/** The schema of the form that claims goods, without its lines. It depends on the phone's prefix, which is read first. */
export function claimForm(typed: FormData) {
  const prefix: PhonePrefix = phonePrefixes.find((known) => known === typed.get("phone_prefix")) ?? "";
  return z.object({
    defect: fields.optionalLines(claimLengths.defect).pipe(z.string().min(1, "ui:forms.required")),
    since: fields.optionalLine(claimLengths.since),
    wish: z.enum(claimWishes, { message: "ui:forms.choice" }),
    email: fields.email,
    phone_prefix: z.unknown(),
    phone: fields.phone(prefix),
  });
}

/** The ticked lines with their pieces; an invalid number counts as all that can be claimed. */
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

/** What the claim's own page may be asked for. */
export const claimIntents = z.discriminatedUnion("intent", [z.object({ intent: z.literal("cancel-claim") })]);

export type ClaimIntent = z.output<typeof claimIntents>["intent"];
