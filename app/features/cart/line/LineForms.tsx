import { Form } from "@remix-run/react";

import { Intent } from "~/ui/Intent";

import type { LineIntent } from "../cart.form";

/** Ids of the forms that the lines' single-click buttons submit. */
export const lineForms = {
  "add-piece": "pridat-kus",
  "take-piece": "ubrat-kus",
  "remove-line": "odebrat",
  "save-for-later": "odlozit",
  "reduce-to-stock": "snizit",
} as const satisfies Partial<Record<LineIntent, string>>;

/**
 * Renders forms outside the lines' own ones, so that Enter in the quantity field updates the line and never removes it.
 */
export function LineForms() {
  return (
    <>
      <LineForm intent="add-piece" />
      <LineForm intent="take-piece" />
      <LineForm intent="remove-line" />
      <LineForm intent="save-for-later" />
      <LineForm intent="reduce-to-stock" />
    </>
  );
}

function LineForm({ intent }: { intent: keyof typeof lineForms }) {
  return (
    <Form id={lineForms[intent]} method="post" preventScrollReset>
      <Intent name={intent} />
    </Form>
  );
}
