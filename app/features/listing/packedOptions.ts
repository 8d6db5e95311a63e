import type { FilterOption } from "./filterView";

/**
 * A group's options as one text. A page carries its data beside its HTML, and some sixty options weigh a third of that
 * as a text of what they weigh as objects. No name of the catalogue has a tab or a line's end in it.
 */
export function packOptions(options: readonly FilterOption[]): string {
  return options
    .map(({ parameter, value, text, count, isChosen, hex }) =>
      [parameter, value, text, count, isChosen ? 1 : "", hex ?? ""].join("\t"),
    )
    .join("\n");
}

export function unpackOptions(packed: string): FilterOption[] {
  return packed.split("\n").map((line) => {
    const [parameter = "", value = "", text = "", count = "", chosen, hex] = line.split("\t");
    const option = { parameter, value, text, count: Number(count), isChosen: chosen === "1" };
    return hex ? { ...option, hex } : option;
  });
}
