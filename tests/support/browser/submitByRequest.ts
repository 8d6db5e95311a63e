import type { APIResponse, Page } from "@playwright/test";

export type FormToSubmit = {
  /** Path of the page that contains the form. */
  path: string;
  form: string;
  /** Values by name: typed text, or the value of the radio button or checkbox to check. */
  typed?: Record<string, string>;
  /** Names of radio groups in which the last offered option is checked. */
  lastOffered?: string[];
};

/**
 * Fills in a form and submits it as the page's visitor, with the same cookies, but without rendering a page. Use it for
 * steps that only have to have happened. Returns the redirect; throws when the form is rejected.
 */
export async function submitByRequest(page: Page, given: FormToSubmit): Promise<APIResponse> {
  const opened = await page.request.get(given.path);
  const { action, body } = await page.evaluate(readForm, { ...given, html: await opened.text() });
  const answer = await page.request.post(new URL(action, opened.url()).href, {
    maxRedirects: 0,
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: new URL(opened.url()).origin },
    data: body,
  });
  if (answer.status() !== 303) throw new Error(`${given.path} answered ${answer.status()} to ${body}`);
  return answer;
}

/** Returns the absolute address of a redirect. */
export function redirectOf(answer: APIResponse): string {
  return new URL(answer.headers().location ?? "", answer.url()).href;
}

/** Runs in the browser, which knows best what a form sends. The HTML is only parsed there, neither shown nor run. */
function readForm({ html, form: selector, typed = {}, lastOffered = [] }: FormToSubmit & { html: string }) {
  const read = new DOMParser().parseFromString(html, "text/html");
  const form = read.querySelector<HTMLFormElement>(selector);
  if (!form) throw new Error(`no form ${selector}`);
  for (const [name, value] of Object.entries(typed)) {
    const fields = [...form.elements].filter((field) => field.getAttribute("name") === name);
    const choice = fields.find((field) => field.getAttribute("value") === value && "checked" in field);
    if (choice instanceof HTMLInputElement && /radio|checkbox/.test(choice.type)) choice.checked = true;
    else if (fields[0] && "value" in fields[0]) fields[0].value = value;
    else throw new Error(`no field ${name}`);
  }
  for (const name of lastOffered) {
    const offered = form.querySelectorAll<HTMLInputElement>(
      `label:not([hidden], [data-offered="no"]) input[name="${name}"]`,
    );
    const last = [...offered].at(-1);
    if (last) last.checked = true;
  }
  const buttons = [...form.elements].filter(
    (field): field is HTMLButtonElement => field instanceof HTMLButtonElement && field.type === "submit",
  );
  const entries = [...new FormData(form, buttons.at(-1))].map(([name, value]) => [name, String(value)]);
  return { action: form.getAttribute("action") ?? "", body: new URLSearchParams(entries).toString() };
}
