import { scriptJson } from "../scriptJson";

/**
 * Structured data for search engines. Rendered only by the server: search engines run no scripts, and browsers need not
 * load the code that builds it; `content` is null there.
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
