import { chunksOf, type FileMember, FileShapeError, maxMemberLength } from "./chunkedText.server";

/**
 * Reads the objects of the first list in a JSON file, such as those of `{"data":{"items":[{…},{…}]}}`, one after
 * another, in constant memory. Throws for a file that holds no list, or ends before its list does.
 */
export async function* readJsonList(file: string): AsyncGenerator<FileMember> {
  const splitter = createSplitter();
  let number = 0;
  for await (const chunk of chunksOf(file)) {
    for (const text of splitter.feed(chunk)) {
      number += 1;
      yield { number, ...parsed(text) };
    }
    if (splitter.isDone()) return;
  }
  throw new FileShapeError(splitter.hasList() ? "ends before its list does" : "holds no list");
}

function createSplitter() {
  let depth = 0;
  let listDepth = 0;
  let isInString = false;
  let isEscaped = false;
  let isDone = false;
  let held = "";

  /** Returns true when the character ends a member. */
  function step(character: string): boolean {
    if (isInString) {
      if (isEscaped) isEscaped = false;
      else if (character === "\\") isEscaped = true;
      else if (character === '"') isInString = false;
      return false;
    }
    if (character === '"') isInString = true;
    if (character === "{" || character === "[") depth += 1;
    if (character === "[" && listDepth === 0) listDepth = depth;
    if (character !== "}" && character !== "]") return false;
    depth -= 1;
    if (listDepth > 0 && depth < listDepth) isDone = true;
    return listDepth > 0 && depth === listDepth;
  }

  function* feed(chunk: string): Generator<string> {
    let start = 0;
    for (let index = 0; index < chunk.length && !isDone; index += 1) {
      const wasOutside = listDepth === 0;
      const isEnd = step(chunk.charAt(index));
      if (wasOutside || listDepth === 0) start = index + 1;
      if (!isEnd) continue;
      yield member(held + chunk.slice(start, index + 1));
      held = "";
      start = index + 1;
    }
    if (listDepth > 0 && !isDone) held += chunk.slice(start);
    if (held.length > maxMemberLength) throw new FileShapeError("holds a member longer than 1 MB");
  }

  return { feed, isDone: () => isDone, hasList: () => listDepth > 0 };
}

/** Removes the comma between a member and the one before it. */
function member(text: string): string {
  return text.replace(/^[\s,]+/, "");
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, reason: "is not JSON" };
  }
}
