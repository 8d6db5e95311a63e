import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { featureOrder } from "./support/modules/features";
import { importsOf, sourceFiles } from "./support/modules/imports";

/** Folders and those they may import from. Files directly in app/ (the address book, the root) may import from all. */
const allowedImports: Record<string, readonly string[]> = {
  routes: ["addresses", "redactPath", "visit", "api", "features", "ui", "platform", "styles"],
  visit: ["addresses", "features", "ui", "platform"],
  api: ["addresses", "redactPath", "features", "platform", "api"],
  cli: ["features", "platform", "cli"],
  features: ["addresses", "redactPath", "ui", "platform", "styles"],
  ui: ["styles", "ui"],
  platform: ["platform", "locales"],
};

/** More files than this in one folder hold more than one concern. */
const maxFilesInAFolder = 40;

const sources = sourceFiles();
const imports = sources.flatMap(importsOf);

const areaOf = (path: string) =>
  path
    .replace(/^app\//, "")
    .split("/")[0]
    ?.replace(/\.tsx?$/, "") ?? "";
const isOurs = (path: string) => /^(app|styles|locales)\//.test(path);

test("the sources are found", () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(imports.filter(({ target }) => isOurs(target)).length).toBeGreaterThan(200);
});

test("folders import only from those they may", () => {
  const violations = imports.filter(({ file, target }) => {
    const allowed = allowedImports[areaOf(file)];
    if (!allowed || !isOurs(target) || !file.startsWith("app/")) return false;
    return areaOf(file) !== areaOf(target) && !allowed.includes(areaOf(target));
  });
  expect(violations).toEqual([]);
});

test("features import only from earlier ones", () => {
  const noun = (path: string) => path.split("/")[2] ?? "";
  const inFeatures = imports.filter(
    ({ file, target }) => file.startsWith("app/features/") && target.startsWith("app/features/"),
  );
  expect(inFeatures.filter(({ file }) => !featureOrder.includes(noun(file)))).toEqual([]);
  const forward = inFeatures.filter(
    ({ file, target }) => featureOrder.indexOf(noun(target)) > featureOrder.indexOf(noun(file)),
  );
  expect(forward).toEqual([]);
});

test("no component imports a value from a server module", () => {
  const leaks = imports.filter(
    ({ file, target, isTypeOnly }) =>
      /\.server$/.test(target) &&
      !isTypeOnly &&
      !/\.server\.tsx?$|^app\/routes\/[^/]+\/route\.tsx?$|^app\/api\/|^app\/cli\/|^app\/root\.tsx$|^app\/platform\/database\/migrations/.test(
        file,
      ),
  );
  expect(leaks).toEqual([]);
});

test("SQL is written only beside the noun that owns the table", () => {
  const speaksSql = (file: string) =>
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(readFileSync(file, "utf8"));
  const strays = sources.filter(
    (file) => speaksSql(file) && !/\.queries\.server\.ts$/.test(file) && !file.startsWith("app/platform/"),
  );
  expect(strays).toEqual([]);
});

test("one module reads a form's body, another one with files, and one passes it to the form library", () => {
  const doing = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, "utf8")));
  expect(doing(/\.(?:formData|parseBody)\(/)).toEqual(["app/platform/http/readForm.server.ts"]);
  expect(doing(/\bbusboy\b|parseMultipartFormData/)).toEqual(["app/platform/uploads/readUploadForm.server.ts"]);
  expect(doing(/@conform-to\//)).toEqual(["app/platform/http/parseForm.server.ts"]);
});

test("routes take the world and the language of the address from their visit", () => {
  const routes = sources.filter((file) => file.startsWith("app/routes/"));
  const asking = routes.filter((file) => /\b(?:worldOf|requestLocale|localeOfPath)\(/.test(readFileSync(file, "utf8")));
  // The language switch and the cookie bar take the path from their form.
  expect(asking).toEqual(["app/routes/consent/route.ts", "app/routes/language/route.ts"]);
});

test("no action guesses what its form asks for from the fields that came", () => {
  const guessing = sources.filter(
    (file) => /^app\/(?:routes|visit)\//.test(file) && /\b(?:form|typed)\.has\(/.test(readFileSync(file, "utf8")),
  );
  expect(guessing).toEqual([]);
});

test("one module reads the cookie header, so that the page cache and the page parse it alike, and one writes cookies", () => {
  const doing = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, "utf8")));
  expect(doing(/import \{[^}]*\bparse\b[^}]*\} from "cookie"/)).toEqual(["app/platform/http/cookies.server.ts"]);
  expect(doing(/\bserialize\b[^}]*\} from "cookie"|\bcreateCookie\b/)).toEqual([
    "app/platform/http/defineCookie.server.ts",
  ]);
  const readers = ["app/features/shell/maintenance/maintenance.server.ts", "app/platform/http/cookies.server.ts"];
  expect(doing(/get\("cookie"\)|headers\.cookie\b/i).sort()).toEqual(readers);
});

test("one module fetches from other servers, with a timeout and a size limit", () => {
  const isServer = (file: string) => /\.server\.tsx?$|^app\/(?:api|cli)\//.test(file);
  const asking = sources.filter((file) => isServer(file) && /(?<![.\w])fetch\(/.test(readFileSync(file, "utf8")));
  expect(asking).toEqual(["app/platform/http/fetchJson.server.ts"]);
});

test("one module puts the decimal mark into amounts and percentages", () => {
  const marking = /\.toFixed\(|slice\(0, -(?:2|decimals)\)|\/ 100\)\.replace\("\."/;
  const writing = sources.filter((file) => marking.test(readFileSync(file, "utf8")));
  // The command that makes products says how many seconds it took.
  expect(writing).toEqual(["app/cli/generate.ts", "app/features/money/money.ts"]);
});

test("raw colours stand only in the theme and in the styles of e-mails and documents, which know no variables", () => {
  const raw = sources.filter(
    (file) =>
      !["styles/theme.css.ts", "styles/email.ts", "styles/document.ts"].includes(file) &&
      /#[0-9a-f]{3,8}["; )]|\b(?:rgb|hsl|oklch)a?\(/i.test(readFileSync(file, "utf8")),
  );
  expect(raw).toEqual([]);
});

test("every size of type is one of the scale", () => {
  // The size of letters in a drawn picture depends on the picture.
  const drawn = "app/features/cart/gift/GiftPicture.css.ts";
  const sized = sources.filter((file) => file.startsWith("app/") && file !== drawn);
  const sizes = sized.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:fontSize|font-size|\bfont): ?([^,;}\n]+)/g)].map(([, size = ""]) => ({
      file,
      size,
    })),
  );
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter(({ size }) => !/^(tokens\.text\.\w+|"inherit"|`min\(\$\{tokens\.text)/.test(size))).toEqual([]);
});

test("nothing is hidden because scripts are only enabled: they may not come", () => {
  const asking = sources.filter((file) => readFileSync(file, "utf8").includes("scripting: enabled)"));
  // One of them reserves space for the gallery's arrows, the other makes a text scrollable.
  const [gallery, text] = ["ProductGallery", "TextBlock"].map(
    (name) => `app/features/productPage/gallery/${name}.css.ts`,
  );
  expect(asking).toEqual([gallery, text]);
});

test("every feature has its place in the order, and every place its feature", () => {
  const folders = readdirSync("app/features");
  expect([...featureOrder].sort()).toEqual(folders.sort());
});

test("no folder has too many files", () => {
  const folders = ["app", "styles", "tests", "catalog/studio"].flatMap((top) => [top, ...foldersIn(top)]);
  const full = folders.filter(
    (folder) =>
      readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length > maxFilesInAFolder,
  );
  expect(full).toEqual([]);
});

function foldersIn(top: string): string[] {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((folder) => !folder.startsWith("catalog/studio/cache"));
}

test("no file is too long to be read at once", () => {
  const isMigration = (file: string) => /platform\/database\/migrations\//.test(file);
  const long = sources.filter((file) => !isMigration(file) && readFileSync(file, "utf8").split("\n").length > 201);
  expect(long).toEqual([]);
});

/** React 18's types do not know these attributes as HTML spells them; a spread gets them past the types. */
const untypedAttributes = ["fetchpriority", "popover", "popovertarget"];

test("only conditions are spread: properties and elements of a literal stand where they belong", () => {
  const literals = `f(...[a, b]); g({ ...{ a }, ...(b ? { b } : {}) }, [...(["a"] as const), ...["b"].map(h)]);
    <p {...{ id }} {...{ popover: "auto" }} />;`;
  expect(spreadLiterals("sample.tsx", literals)).toEqual([
    "...[a, b]",
    "...{ a }",
    '...(["a"] as const)',
    "{...{ id }}",
  ]);

  const found = codeFiles().flatMap((file) =>
    spreadLiterals(file, readFileSync(file, "utf8")).map((literal) => `${file}: ${literal}`),
  );
  expect(found).toEqual([]);
});

function codeFiles(): string[] {
  const inFolders = ["app", "bin", "locales", "styles", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  );
  return [...inFolders, ...readdirSync(".")].filter((file) => /\.[jt]sx?$/.test(file));
}

/** The spreads of array and object literals in a source, as they are written. */
function spreadLiterals(file: string, text: string): string[] {
  // Few files can have one, and parsing all of them would take seconds.
  if (!/\.\.\.\(*\s*[[{]/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isSpreadLiteral(node)) found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isSpreadLiteral(node: ts.Node): boolean {
  if (!ts.isSpreadAssignment(node) && !ts.isSpreadElement(node) && !ts.isJsxSpreadAttribute(node)) return false;
  const spread = withoutTypes(node.expression);
  if (ts.isArrayLiteralExpression(spread)) return true;
  if (!ts.isObjectLiteralExpression(spread)) return false;
  return !ts.isJsxSpreadAttribute(node) || !spread.properties.every(isUntypedAttribute);
}

function isUntypedAttribute({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && ts.isIdentifier(name) && untypedAttributes.includes(name.text);
}

function withoutTypes(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression);
  return isWrapped ? withoutTypes(expression.expression) : expression;
}
