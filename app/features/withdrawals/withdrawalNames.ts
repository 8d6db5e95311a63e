/** The fields of the forms in display order. They are separate from the schemas, which browsers do not load. */

export const statementNames = ["name", "order_number", "email", "goods"] as const;
export const orderStatementNames = ["name", "email"] as const;

export function lineFieldName(position: number): string {
  return `line_${position}`;
}

export function piecesFieldName(position: number): string {
  return `pieces_${position}`;
}
