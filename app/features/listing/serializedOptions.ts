import type { FilterOption } from "./filterView";

/**
 * Writes a group's options as one string. A page carries its data beside its HTML, and some sixty options take a third
 * of the space as a string that they take as objects. Names in the catalog contain no tabs or line breaks.
 */
export function serializeOptions(options: readonly FilterOption[]): string {
  return options
    .map(({ parameter, value, text, count, isChosen, hex }) =>
      [parameter, value, text, count, isChosen ? 1 : "", hex ?? ""].join("\t"),
    )
    .join("\n");
}

export function parseFilterOptions(serializedOptions: string): FilterOption[] {
  return serializedOptions.split("\n").map((line) => {
    const [parameter = "", value = "", text = "", count = "", chosen, hex] = line.split("\t");
    const option = { parameter, value, text, count: Number(count), isChosen: chosen === "1" };
    return hex ? { ...option, hex } : option;
  });
}
