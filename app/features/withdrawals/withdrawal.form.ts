import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";

import { longestGoods, type OpenLine, type WithdrawnLine, withdrawableLines } from "./withdrawal";
import { lineName, piecesName } from "./withdrawalNames";

/** A statement of withdrawal. No reason is asked for (domain 5.1). Parse with `disableAutoCoercion`. */
export const statementForm = z.object({
  name: fields.requiredLine(120),
  order_number: fields.requiredLine(40),
  email: fields.email,
  goods: fields.optionalLines(longestGoods),
});

/** The same for who holds the key of the order and picks its lines. */
export const orderStatementForm = z.object({ name: fields.requiredLine(120), email: fields.email });

/** The lines that were ticked, each with its number of pieces; a number that cannot be is all that is left. */
export function pickedLines(typed: FormData, open: readonly OpenLine[]): WithdrawnLine[] {
  const ticked = withdrawableLines(open).filter(({ position }) => typed.get(lineName(position)) === "on");
  return ticked.map(({ position, openQuantity }) => {
    const pieces = Number(typed.get(piecesName(position)) ?? openQuantity);
    const isPossible = Number.isInteger(pieces) && pieces >= 1 && pieces <= openQuantity;
    return { linePosition: position, quantity: isPossible ? pieces : openQuantity };
  });
}
