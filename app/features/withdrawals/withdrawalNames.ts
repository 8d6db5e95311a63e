/** The forms' fields in the order in which they show them; apart from the schemas, which no browser loads. */

export const statementNames = ["name", "order_number", "email", "goods"] as const;
export const orderStatementNames = ["name", "email"] as const;

export function lineName(position: number): string {
  return `line_${position}`;
}

export function piecesName(position: number): string {
  return `pieces_${position}`;
}
