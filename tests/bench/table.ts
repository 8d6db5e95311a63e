type Column = { head: string; align?: "left" };

/** Returns the lines of a table. Columns are as wide as their widest cell, and numbers are aligned to the right. */
export function tableOf(columns: Column[], rows: string[][]): string {
  const widths = columns.map(({ head }, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, at) => padded(cell, widths[at] ?? 0, columns[at]?.align))
      .join("  ")
      .trimEnd();
  return [
    line(columns.map(({ head }) => head)),
    line(widths.map((width) => "-".repeat(width))),
    ...rows.map(line),
  ].join("\n");
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function padded(cell: string, width: number, align: "left" | undefined): string {
  return align === "left" ? cell.padEnd(width) : cell.padStart(width);
}
