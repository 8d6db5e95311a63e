/** In the answer to a script's form: only the browser itself can show what became of it. */
export const leaveFormHeader = "X-Leave-Form";

/** Sends a script's form once more, as the browser sends one without scripts. Files stay behind. */
export function leaveFormToBrowser(action: string, fields: URLSearchParams | FormData): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  form.hidden = true;
  for (const [name, value] of fields) {
    if (typeof value === "string") form.append(hiddenField(name, value));
  }
  document.body.append(form);
  form.submit();
}

function hiddenField(name: string, value: string): HTMLInputElement {
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = name;
  field.value = value;
  return field;
}
