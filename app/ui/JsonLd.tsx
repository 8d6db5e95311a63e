import { scriptJson } from "./scriptJson";

/**
 * What search engines read of a page. Written by the server alone: those who read it run no scripts, and the browser
 * need not load what makes it; `content` is null there.
 */
export function JsonLd({ content }: { content: object | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script element
      dangerouslySetInnerHTML={{ __html: content ? scriptJson(content) : "" }}
    />
  );
}
