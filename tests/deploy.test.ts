import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("deploy");
const textOf = (file: string) => readFileSync(join("deploy", file), "utf8");
const settings = readFileSync("app/platform/process/environment.server.ts", "utf8");
/** Variables of the images and of the system, which are not settings of the shop. */
const foreign = new Set(["SHOP_HOST", "SHOP_ADDRESS", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"]);

test("every variable that the files of deploy/ set is a setting of the shop", () => {
  const named = ["Dockerfile", "compose.yml", "kara.service"].flatMap((file) =>
    textOf(file)
      .split("\n")
      .filter((line) => /^(ENV|Environment=)|^ {6}[A-Z_]+:/.test(line))
      .flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z_]+)(?==|:)/g)].map(([, name]) => name ?? "")),
  );
  expect(named).toContain("DATABASE_URL");
  expect(named).toContain("DATA_DIR");
  const unknown = named.filter((name) => !foreign.has(name) && !new RegExp(`^ {2}${name}:`, "m").test(settings));
  expect(unknown).toEqual([]);
});

test("the files of deploy/ name addresses, files and a port that the shop has", () => {
  const copied = [
    ...textOf("Dockerfile").matchAll(/^COPY (?!--from=build.*\/shop\/(?:build|node_modules) )(.+) \S+$/gm),
  ];
  const sources = copied.flatMap(([, list = ""]) => list.split(" ").filter((word) => !word.startsWith("--")));
  const missing = sources.map((path) => path.replace("/shop/", "")).filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
  expect(settings).toContain('default("3000")');
  for (const file of ["Dockerfile", "compose.yml", "Caddyfile", "nginx.conf"]) expect(textOf(file)).toContain("3000");
  const server = readFileSync("server.ts", "utf8");
  expect(textOf("Dockerfile")).toContain("/healthz");
  expect(textOf("Caddyfile")).toContain("/readyz");
  for (const address of ["/healthz", "/readyz"]) expect(server).toContain(`"${address}"`);
});

test("systemd signals the first process only, and waits longer than the shop takes for a stop", () => {
  const unit = textOf("kara.service");
  expect(unit).toMatch(/^KillMode=mixed$/m);
  const [, maxMs = ""] =
    /const maxMs = ([\d_]+);/.exec(readFileSync("app/platform/process/stopOnSignal.server.ts", "utf8")) ?? [];
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(Number(maxMs.replace("_", "")));
});

test("proxies replace the address that a visitor may claim to have, and each file is in the guide", () => {
  expect(textOf("nginx.conf")).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
  expect(textOf("Caddyfile")).toContain("header_up X-Forwarded-For {remote_host}");
  const guide = readFileSync("docs/operating.md", "utf8");
  expect(files.filter((file) => !guide.includes(`deploy/${file}`))).toEqual([]);
});

test("the guide tells pgBouncer of every limit that the shop names when it connects", () => {
  const pool = readFileSync("app/platform/database/postgresPool.server.ts", "utf8");
  const limits = [...pool.matchAll(/\b([a-z]+(?:_[a-z]+)*_timeout):/g)].map(([, name]) => name);
  // The driver does not send this timeout to the server.
  const named = limits.filter((name) => name !== "query_timeout");
  expect(named.length).toBeGreaterThan(1);
  const guide = readFileSync("docs/operating.md", "utf8");
  const [, ignored = ""] = /`ignore_startup_parameters = ([a-z_,]+)`/.exec(guide) ?? [];
  expect(ignored.split(",").sort()).toEqual(named.sort());
});
