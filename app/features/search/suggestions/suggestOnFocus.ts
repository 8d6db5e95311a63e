import type { FocusEvent } from "react";

/** Loads suggestions for a search field when it is first focused; until then the plain form works. */
export function suggestOnFocus({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  import("./attachSuggestions")
    .then(({ attachSuggestions }) => attachSuggestions(currentTarget))
    .catch(() => undefined);
}
