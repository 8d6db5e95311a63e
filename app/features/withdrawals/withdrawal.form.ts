import { z } from "zod";

import * as fields from "~/features/customers/addressBook/contactFields";

import { maxGoodsLength, type ReturnableLine, type WithdrawnLine, withdrawableLines } from "./withdrawal";
import { lineFieldName, piecesFieldName } from "./withdrawalNames";

/** The withdrawal form with an order number; it asks for no reason (domain 5.1). Parse with `disableAutoCoercion`. */
export const statementForm = z.object({
  name: fields.requiredLine(120),
  order_number: fields.requiredLine(40),
  email: fields.email,
  goods: fields.optionalLines(maxGoodsLength),
});

/** The withdrawal form of the order's secret address, where lines are selected. */
export const orderStatementForm = z.object({ name: fields.requiredLine(120), email: fields.email });

/** Returns the ticked lines with their quantities; an invalid quantity counts as all returnable pieces. */
export function readSelectedLines(typed: FormData, returnable: readonly ReturnableLine[]): WithdrawnLine[] {
  const ticked = withdrawableLines(returnable).filter(({ position }) => typed.get(lineFieldName(position)) === "on");
  return ticked.map(({ position, returnableQuantity }) => {
    const pieces = Number(typed.get(piecesFieldName(position)) ?? returnableQuantity);
    const isPossible = Number.isInteger(pieces) && pieces >= 1 && pieces <= returnableQuantity;
    return { linePosition: position, quantity: isPossible ? pieces : returnableQuantity };
  });
}
