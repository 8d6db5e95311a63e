import type { Field } from "./TextField";

/** The server's reply to a rejected form; conform's SubmissionResult has this shape. */
export type FormReply = {
  initialValue?: Record<string, unknown> | null | undefined;
  error?: Record<string, string[] | null> | null | undefined;
};

/**
 * Returns the fields of a form by name: after a rejection with the submitted values and errors, else with the values in
 * `initial`. Thanks to it the browser needs no form library.
 */
export function formFields<Name extends string>(
  names: readonly Name[],
  reply: FormReply | undefined,
  initial: Partial<Record<Name, string>> = {},
): Record<Name, Field> {
  const entries = names.map((name): [Name, Field] => {
    const initialValue = reply ? reply.initialValue?.[name] : initial[name];
    return [
      name,
      { id: name, name, errorId: `${name}-error`, errors: reply?.error?.[name] ?? undefined, initialValue },
    ];
  });
  // Object.fromEntries loses the keys' type, although they are exactly `names`.
  return Object.fromEntries(entries) as Record<Name, Field>;
}

/** Returns the invalid fields in form order, for the error summary. */
export function problemsOf(fields: readonly { field: Field; label: string }[]) {
  return fields.flatMap(({ field, label }) =>
    field.errors ? [{ fieldId: field.id, label, messages: field.errors }] : [],
  );
}
