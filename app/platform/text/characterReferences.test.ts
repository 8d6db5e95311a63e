import { expect, test } from "vitest";

import { decodeReferences } from "./characterReferences";
import { pageText } from "./textFields";

test("references become characters once, and what stands for nothing stays", () => {
  expect(decodeReferences("&nbsp;&#8211;&#x2013;&amp;lt;")).toBe("\u00a0––&lt;");
  expect(decodeReferences("&cosi; & &#0; &#99999999; &#xd800; &constructor;")).toBe(
    "&cosi; & &#0; &#99999999; &#xd800; &constructor;",
  );
});

test("a page holds only references that can be printed", () => {
  expect(pageText.safeParse("<p>a&nbsp;b &ndash; c &amp; d & e</p>").success).toBe(true);
  const refused = pageText.safeParse("<p>m&sup2;</p>");
  expect(refused.error?.issues[0]?.message).toBe("must not hold &sup2;: write the character itself");
});
