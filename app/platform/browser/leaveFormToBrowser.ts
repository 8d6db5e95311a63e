/**
 * Header of a response to a form that a script has sent. It asks the script to let the browser send the form again,
 * because only the browser can show the page that the server responds with.
 */
export const leaveFormHeader = "X-Leave-Form";

/** Submits a script's form once more, the way the browser does without scripts. Files are not included. */
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
