type IntentProps<Name extends string> = { name: Name };

/** The hidden field that says what a form asks its action for. */
export function Intent<Name extends string>({ name }: IntentProps<Name>) {
  return <input type="hidden" name="intent" value={name} />;
}
