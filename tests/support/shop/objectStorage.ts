import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

import type { ObjectStorage } from "~/platform/storage/fileStore";

const accessKey = "KARA0ACCESS0KEY";
const secretKey = "a-secret-key-of-the-test";
const region = "eu-central-1";
const bucket = "kara-files";

type StoredObject = { bytes: Buffer; at: Date; contentType: string };

/**
 * Starts a server that speaks the part of S3's protocol that the shop uses. It rejects requests that are not signed by
 * version 4 with its key. It follows Amazon's description of the signature, not the client's code.
 */
export async function openObjectStorage() {
  const objects = new Map<string, StoredObject>();
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!isSigned(request)) {
      refused.push(request.url ?? "");
      return sendXml(response, 403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
    }
    return answer(request, response, body, objects);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const close = () => new Promise((closed) => server.close(closed));
  onTestFinished(async () => {
    server.closeAllConnections();
    await close();
  });
  const { port } = server.address() as AddressInfo;
  const storage: ObjectStorage = { url: `http://127.0.0.1:${port}/${bucket}`, accessKey, secretKey, region };
  const settingsUrl = `http://${accessKey}:${secretKey}@127.0.0.1:${port}/${bucket}?region=${region}`;
  return { storage, settingsUrl, objects, refused, close };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  objects: Map<string, StoredObject>,
): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3.test");
  const [, asked, ...rest] = pathname.split("/").map(decodeURIComponent);
  const name = rest.join("/");
  const found = objects.get(name);
  if (asked !== bucket) sendXml(response, 404, "<Error><Code>NoSuchBucket</Code></Error>");
  else if (request.method === "GET" && name === "") sendList(response, searchParams, objects);
  else if (request.method === "PUT") {
    objects.set(name, { bytes, at: new Date(), contentType: request.headers["content-type"] ?? "" });
    response.writeHead(200, { ETag: `"${createHash("md5").update(bytes).digest("hex")}"` }).end();
  } else if (request.method === "DELETE") {
    objects.delete(name);
    response.writeHead(204).end();
  } else if (!found) sendXml(response, 404, "<Error><Code>NoSuchKey</Code></Error>");
  else
    response.writeHead(200, { "Content-Length": found.bytes.length }).end(request.method === "HEAD" ? "" : found.bytes);
}

/** A page has two names, so that a client must request several pages. */
const pageLength = 2;

function sendList(response: ServerResponse, query: URLSearchParams, objects: Map<string, StoredObject>): void {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
  const page = names.slice(0, pageLength);
  const isTruncated = names.length > page.length;
  const contents = page.map((name) => {
    const { bytes, at } = objects.get(name) ?? { bytes: Buffer.alloc(0), at: new Date(0) };
    return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"x"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const xml = `<ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`;
  sendXml(response, 200, xml);
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Checks a signature of version 4, as Amazon describes it for the Authorization header. */
function isSigned(request: IncomingMessage): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = "", inRegion, signedNames = "", signature] =
    given.exec(request.headers.authorization ?? "") ?? [];
  const at = String(request.headers["x-amz-date"]);
  const isKnown = key === accessKey && inRegion === region && at.startsWith(day) && signedNames.includes("host");
  if (!isKnown) return false;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3.test");
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const headers = signedNames.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const payload = String(request.headers["x-amz-content-sha256"]);
  const canonical = [request.method, pathname, query, headers.join(""), signedNames, payload].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const signingKey = [day, region, "s3", "aws4_request"].reduce<Buffer>(hmac, Buffer.from(`AWS4${secretKey}`));
  return hmac(signingKey, toSign).toString("hex") === signature;
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
