type IntentProps<Name extends string> = { name: Name };

/** The hidden field `intent`, by which the action knows what the form wants. */
export function Intent<Name extends string>({ name }: IntentProps<Name>) {
  return <input type="hidden" name="intent" value={name} />;
}
