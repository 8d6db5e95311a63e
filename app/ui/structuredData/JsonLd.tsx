import { scriptJson } from "../scriptJson";

/**
 * Structured data for search engines. Only the server renders it, because search engines run no scripts and browsers
 * need not load the code that builds it; in the browser `content` is null.
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
