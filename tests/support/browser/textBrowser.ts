/** A form's field or button, as a browser without styles and scripts has it. */
export type Control = { tag: "button" | "input"; attributes: Record<string, string>; text: string; form: number };

export type TextPage = { lines: string[]; controls: Control[]; forms: Record<string, string>[] };

const width = 80;
const unseen = /<(script|style|head|svg|title)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const blocks =
  "address article aside div dd dl dt fieldset figure footer form h1 h2 h3 h4 header legend li main nav ol p section table tr ul br hr";
const breaking = new Set(blocks.split(" "));

/**
 * Returns a page as Lynx shows it: in the order of the source, without styles, with everything that is hidden or
 * collapsed, and with the content of `noscript`. The lines are those of a window of 80 columns, without empty ones.
 */
export function readAsText(html: string): TextPage {
  const page: TextPage = { lines: [], controls: [], forms: [] };
  let line = "";
  let form = -1;
  let button: Control | null = null;
  const endLine = () => {
    page.lines.push(...wrapped(plain(line)));
    line = "";
  };
  const say = (text: string) => {
    line += text;
    if (button) button.text += text;
  };
  for (const [token, close, name = "", written = ""] of html
    .replace(unseen, "")
    .matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g)) {
    if (!name) say(token);
    else if (breaking.has(name)) endLine();
    if (name === "form") {
      if (close) form = -1;
      else form = page.forms.push(attributesOf(written)) - 1;
    }
    if (name === "button" && close) button = null;
    if (!close && (name === "button" || name === "input")) {
      const control: Control = { tag: name, attributes: attributesOf(written), text: "", form };
      page.controls.push(control);
      if (name === "button") button = control;
      if (control.attributes.type !== "hidden") line += " ( ) ";
    }
    if (!close && name === "img") say(attributesOf(written).alt ?? "");
  }
  endLine();
  return page;
}

function attributesOf(written: string): Record<string, string> {
  const found = written.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, value]));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
