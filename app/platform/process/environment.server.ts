import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { trialGatewayPath } from "../payments/trialGatewayPath";
import type { ObjectStorage } from "../storage/fileStore";
import type { Workaround } from "../workarounds/workarounds";
import { openDataFolder, readOrCreateSecret } from "./dataFolder.server";
import { EnvironmentError } from "./environmentError";
import { gatewayUrlValue, plainValue, storageUrlValue, urlValue, wholeNumberValue } from "./environmentValues";

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: wholeNumberValue(1, 65535).default("3000"),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("data"),
  DATABASE_URL: urlValue(["postgres:", "postgresql:"]).optional(),
  STORAGE_URL: storageUrlValue.optional(),
  PICTURES_URL: urlValue(["http:", "https:"]).optional(),
  METRICS_PORT: wholeNumberValue(1, 65535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  DATABASE_POOL: wholeNumberValue(1, 100).default("10"),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  PUBLIC_URL: urlValue(["http:", "https:"]).optional(),
  SMTP_URL: urlValue(["smtp:", "smtps:"]).optional(),
  ARES_URL: urlValue(["http:", "https:"]).default("https://ares.gov.cz/ekonomicke-subjekty-v-be/rest"),
  RPO_URL: urlValue(["http:", "https:"]).default("https://api.statistics.sk/rpo/v1"),
  PAYMENT_GATEWAY_URL: gatewayUrlValue.optional(),
  PAYMENT_MERCHANT: z.string().min(1).optional(),
  PAYMENT_SECRET: z.string().min(1).optional(),
  /** The bank's own word for its mode in which no money moves; the shop calls such payments trials. */
  PAYMENT_TEST: z.enum(["true", "false"]).default("false"),
  WORKERS: wholeNumberValue(1, 64).default(String(Math.min(4, availableParallelism()))),
  TRUST_PROXY: wholeNumberValue(0, 9).default("0"),
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, "must be the name of a header")
    .optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  PLAIN: plainValue.default(""),
});

export type Environment = {
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything the shop writes. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The bucket that pictures and photos are stored in; undefined when they are in the data folder. */
  objectStorage: ObjectStorage | undefined;
  /** Origin from which browsers fetch pictures; undefined for the shop's own. */
  picturesOrigin: string | undefined;
  /** Port and host that serve the figures for monitoring; undefined when none are served. */
  metrics: { port: number; host: string } | undefined;
  /** Maximum Postgres connections of one worker. */
  databasePool: number;
  sessionSecret: string;
  /** Origin under which visitors reach the shop, without a slash at the end. */
  publicUrl: string;
  /** False only where the operator serves plain http. */
  hasSecureCookies: boolean;
  smtpUrl: string | undefined;
  /** Base URLs of the company registers, Czech and Slovak, without a slash at the end. */
  aresUrl: string;
  rpoUrl: string;
  /** Null where online payment is impossible, so that it is not offered. */
  paymentGateway: PaymentGatewaySettings | null;
  workers: number;
  /** The number of proxies in front of the shop; 0 trusts no forwarded header. */
  trustedProxies: number;
  /** Header in which a trusted proxy names the visitor's country; undefined without one. */
  geoCountryHeader: string | undefined;
  logLevel: z.infer<typeof schema>["LOG_LEVEL"];
  /** Workarounds of the framework that the operator has turned off. */
  plain: ReadonlySet<Workaround>;
};

export type PaymentGatewaySettings = {
  /** Base URL of the gateway's API, without a trailing slash. */
  url: string;
  merchant: string;
  secret: string;
  /** True when payments are tests, in which no money moves. */
  isTrial: boolean;
  /** True when the shop itself acts as the gateway, for testing. */
  isBuiltIn: boolean;
};

type Source = Record<string, string | undefined>;

/**
 * Reads the environment; empty values count as absent. Creates `DATA_DIR` and, when none is given, a session secret
 * inside it.
 */
export function readEnvironment(source: Source): Environment {
  const values = valuesIn(schema, source);
  const dataDir = resolve(values.DATA_DIR);
  openDataFolder(dataDir);
  const sessionSecret = values.SESSION_SECRET ?? readOrCreateSecret(dataDir);
  return {
    isProduction: values.NODE_ENV === "production",
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    objectStorage: values.STORAGE_URL,
    picturesOrigin: values.PICTURES_URL && new URL(values.PICTURES_URL).origin,
    metrics: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    databasePool: values.DATABASE_POOL,
    sessionSecret,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    hasSecureCookies: !values.PUBLIC_URL?.startsWith("http:"),
    smtpUrl: values.SMTP_URL,
    aresUrl: values.ARES_URL.replace(/\/$/, ""),
    rpoUrl: values.RPO_URL.replace(/\/$/, ""),
    paymentGateway: gatewayIn(values, sessionSecret),
    workers: values.WORKERS,
    trustedProxies: values.TRUST_PROXY,
    geoCountryHeader: values.GEO_COUNTRY_HEADER,
    logLevel: values.LOG_LEVEL,
    plain: values.PLAIN,
  };
}

/**
 * Reads where the shop's data is, or is to be restored to, with the same validation as `readEnvironment`. Creates
 * nothing.
 */
export function readDataPlaces(source: Source): Pick<Environment, "dataDir" | "databaseUrl" | "objectStorage"> {
  const values = valuesIn(schema.pick({ DATA_DIR: true, DATABASE_URL: true, STORAGE_URL: true }), source);
  return {
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    objectStorage: values.STORAGE_URL,
  };
}

type Values = z.infer<typeof schema>;

function gatewayIn(values: Values, sessionSecret: string): Environment["paymentGateway"] {
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_MERCHANT: merchant, PAYMENT_SECRET: secret } = values;
  if (url === "trial") return builtInGateway(values, sessionSecret);
  // In a public shop nobody may mark an order as paid by a button, unless the operator opts into the trial gateway.
  if (url === undefined) return isPublic(values) ? null : builtInGateway(values, sessionSecret);
  if (!merchant || !secret) {
    throw new EnvironmentError("PAYMENT_GATEWAY_URL needs PAYMENT_MERCHANT and PAYMENT_SECRET beside it.");
  }
  return { url: url.replace(/\/$/, ""), merchant, secret, isTrial: values.PAYMENT_TEST === "true", isBuiltIn: false };
}

function isPublic({ PUBLIC_URL }: Values): boolean {
  return PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === "https:";
}

/** Returns the settings of the shop's own trial gateway, which it calls over HTTP, at the address that it listens on. */
function builtInGateway({ HOST, PORT }: Values, secret: string): PaymentGatewaySettings {
  const host = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  const authority = `${host.includes(":") ? `[${host}]` : host}:${PORT}`;
  return { url: `http://${authority}${trialGatewayPath}`, merchant: "trial", secret, isTrial: true, isBuiltIn: true };
}

function valuesIn<Parsed>(form: z.ZodType<Parsed, z.ZodTypeDef, unknown>, source: Source): Parsed {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = form.safeParse(given);
  if (!parsed.success) throw new EnvironmentError(sentenceOf(parsed.error));
  return parsed.data;
}

function sentenceOf(error: z.ZodError): string {
  const [first] = error.issues;
  return `The environment variable ${first?.path.join(".")} ${first?.message}.`;
}
