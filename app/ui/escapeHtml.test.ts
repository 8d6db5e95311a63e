import { expect, test } from "vitest";

import { escapeHtml } from "./escapeHtml";

test("no text ends a tag, an attribute or an entity", () => {
  expect(escapeHtml(`<b a="1" c='2'>K&R &lt;</b>`)).toBe(
    "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;K&amp;R &amp;lt;&lt;/b&gt;",
  );
  expect(escapeHtml("Kožená bunda 2/3")).toBe("Kožená bunda 2/3");
});
