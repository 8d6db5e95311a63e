import type { Field } from "./TextField";

/** What the server answers to a form that it refuses; conform's SubmissionResult has this shape. */
export type FormReply = {
  initialValue?: Record<string, unknown> | null | undefined;
  error?: Record<string, string[] | null> | null | undefined;
};

/**
 * The fields of a form by name: filled with what was typed when the form was refused, else with `initial`, and with what
 * is wrong with each. No script of a form library is needed for that.
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
  // Object.fromEntries forgets the keys' type; they are exactly `names`.
  return Object.fromEntries(entries) as Record<Name, Field>;
}

/** The wrong fields in the order of the form, for the summary at its top. */
export function problemsOf(fields: readonly { field: Field; label: string }[]) {
  return fields.flatMap(({ field, label }) =>
    field.errors ? [{ fieldId: field.id, label, messages: field.errors }] : [],
  );
}
