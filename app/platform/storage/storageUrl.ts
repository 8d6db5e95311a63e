import type { ObjectStorage } from "./fileStore";

/** Reads `https://<access key>:<secret key>@<host>/<bucket>?region=<region>`; undefined for anything else. */
export function readStorageUrl(raw: string): ObjectStorage | undefined {
  if (!URL.canParse(raw)) return undefined;
  const { protocol, host, username, password, pathname, searchParams } = new URL(raw);
  const isBucket = /^\/[a-z0-9][a-z0-9.-]*\/?$/i.test(pathname);
  if (!/^https?:$/.test(protocol) || !username || !password || !isBucket) return undefined;
  return {
    url: `${protocol}//${host}${pathname.replace(/\/$/, "")}`,
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
    region: searchParams.get("region") ?? "auto",
  };
}
