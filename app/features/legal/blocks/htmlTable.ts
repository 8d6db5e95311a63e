import { escapeHtml } from "~/ui/escapeHtml";

/**
 * Builds a table in the form of page texts; the first cell of a row names the row. Every text is escaped. The caption
 * is empty when a heading of the page names the table.
 */
export function htmlTable(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
  const body = rows.map(([name = "", ...cells]) => {
    const data = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
    return `<tr><th scope="row">${escapeHtml(name)}</th>${data}</tr>`;
  });
  const title = caption ? `<caption>${escapeHtml(caption)}</caption>` : "";
  return `<table>${title}<thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
