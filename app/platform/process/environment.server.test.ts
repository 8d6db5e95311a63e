import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "./environment.server";
import { EnvironmentError } from "./environmentError";

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-environment-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("an empty environment gives a shop on loopback with secure cookies", () => {
  const DATA_DIR = dataFolder();
  expect(readEnvironment({ DATA_DIR, DATABASE_URL: "" })).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    hasSecureCookies: true,
    databaseUrl: undefined,
    databasePool: 10,
    dataDir: DATA_DIR,
    trustedProxies: 0,
  });
});

test("a session secret is created once and readable only by its owner", () => {
  const DATA_DIR = dataFolder();
  const { sessionSecret } = readEnvironment({ DATA_DIR });
  expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(readEnvironment({ DATA_DIR }).sessionSecret).toBe(sessionSecret);
  expect(readFileSync(join(DATA_DIR, "session-secret"), "utf8")).toBe(sessionSecret);
});

test("cookies are not marked secure where the operator serves plain http", () => {
  const DATA_DIR = dataFolder();
  const { hasSecureCookies, publicUrl } = readEnvironment({ DATA_DIR, PUBLIC_URL: "http://shop.test:8080/x" });
  expect({ hasSecureCookies, publicUrl }).toEqual({ hasSecureCookies: false, publicUrl: "http://shop.test:8080" });
});

test("without a bank the shop uses its own trial gateway, at the address it listens on", () => {
  const DATA_DIR = dataFolder();
  const gatewayOf = (values: Record<string, string>) => readEnvironment({ DATA_DIR, ...values }).paymentGateway;
  expect(gatewayOf({})).toMatchObject({
    url: "http://127.0.0.1:3000/zkusebni-brana/v2.0",
    isTrial: true,
    isBuiltIn: true,
  });
  expect(gatewayOf({ HOST: "0.0.0.0", PORT: "80" })?.url).toBe("http://127.0.0.1:80/zkusebni-brana/v2.0");
  expect(gatewayOf({ HOST: "::1" })?.url).toBe("http://[::1]:3000/zkusebni-brana/v2.0");
  const bank = { PAYMENT_GATEWAY_URL: "https://bank.test/v2.0/", PAYMENT_MERCHANT: "1", PAYMENT_SECRET: "hush" };
  expect(gatewayOf(bank)).toEqual({
    url: "https://bank.test/v2.0",
    merchant: "1",
    secret: "hush",
    isTrial: false,
    isBuiltIn: false,
  });
  expect(gatewayOf({ ...bank, PAYMENT_TEST: "true" })?.isTrial).toBe(true);
});

test("under https the trial gateway is off unless the operator opts in", () => {
  const DATA_DIR = dataFolder();
  const gatewayOf = (values: Record<string, string>) => readEnvironment({ DATA_DIR, ...values }).paymentGateway;
  expect(gatewayOf({ PUBLIC_URL: "https://shop.test" })).toBeNull();
  expect(gatewayOf({ PUBLIC_URL: "https://shop.test", PAYMENT_TEST: "true" })).toBeNull();
  expect(gatewayOf({ PUBLIC_URL: "http://shop.test" })).toMatchObject({ isTrial: true, isBuiltIn: true });
  const trial = { PUBLIC_URL: "https://shop.test", PAYMENT_GATEWAY_URL: "trial" };
  expect(gatewayOf(trial)).toMatchObject({ isTrial: true, isBuiltIn: true });
});

test.each([
  [
    { PAYMENT_GATEWAY_URL: "https://bank.test/v2.0", PAYMENT_MERCHANT: "1" },
    "PAYMENT_GATEWAY_URL needs PAYMENT_MERCHANT and PAYMENT_SECRET beside it.",
  ],
  [
    { PAYMENT_GATEWAY_URL: "none" },
    "The environment variable PAYMENT_GATEWAY_URL must be a URL starting with http:// or https://, or the word trial.",
  ],
  [{ PORT: "0" }, "The environment variable PORT must be a whole number from 1 to 65535."],
  [{ PORT: "80a" }, "The environment variable PORT must be a whole number from 1 to 65535."],
  [{ WORKERS: "-1" }, "The environment variable WORKERS must be a whole number from 1 to 64."],
  [{ DATABASE_POOL: "0" }, "The environment variable DATABASE_POOL must be a whole number from 1 to 100."],
  [{ TRUST_PROXY: "true" }, "The environment variable TRUST_PROXY must be a whole number from 0 to 9."],
  [{ SESSION_SECRET: "short" }, "The environment variable SESSION_SECRET must have at least 32 characters."],
  [
    { DATABASE_URL: "mysql://x" },
    "The environment variable DATABASE_URL must be a URL starting with postgres:// or postgresql://.",
  ],
  [{ PUBLIC_URL: "shop" }, "The environment variable PUBLIC_URL must be a URL starting with http:// or https://."],
  [{ SMTP_URL: "http://x" }, "The environment variable SMTP_URL must be a URL starting with smtp:// or smtps://."],
])("%o stops the start with one sentence", (values, sentence) => {
  const DATA_DIR = dataFolder();
  expect(() => readEnvironment({ DATA_DIR, ...values })).toThrow(new EnvironmentError(sentence));
});
