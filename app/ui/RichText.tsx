import { noWrap } from "styles/global.css";

import { withUnbrokenTimes } from "./texts/timeRanges";

/** Renders catalog HTML. The import allows only paragraphs, lists, headings and emphasis, without attributes. */
export function RichText({ html, style }: { html: string; style: string }) {
  const __html = withUnbrokenTimes(html, noWrap);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked when it was stored
  return <div className={style} dangerouslySetInnerHTML={{ __html }} />;
}
