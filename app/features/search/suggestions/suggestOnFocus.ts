import type { FocusEvent } from "react";

/** Brings suggestions to a search field when it is first used; until then, and without them, the form does. */
export function suggestOnFocus({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  import("./attachSuggestions")
    .then(({ attachSuggestions }) => attachSuggestions(currentTarget))
    .catch(() => undefined);
}
