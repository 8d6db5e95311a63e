import { createRequire } from "node:module";
import { isIP } from "node:net";
import { type CountryResponse, open, type Reader } from "maxmind";

import type { Environment } from "../process/environment.server";
import type { HasHeaders } from "./cookies.server";

type Asked = HasHeaders & { address: string | undefined };

/**
 * Returns the ISO 3166 code of a request's country: from the trusted proxy's header, else from the local table of
 * address ranges, else null. No network request is made (decision 83).
 */
export async function locateCountry(
  { headers, address }: Asked,
  { geoCountryHeader }: Pick<Environment, "geoCountryHeader">,
): Promise<string | null> {
  if (geoCountryHeader) return countryCode(headers.get(geoCountryHeader));
  const plain = address?.replace(/^::ffff:/, "") ?? "";
  const version = isIP(plain);
  if ((version !== 4 && version !== 6) || isOfThisMachine(plain)) return null;
  const table = await tableOf(version);
  return countryCode(table.get(plain)?.country_code ?? null);
}

function countryCode(written: string | null): string | null {
  const code = written?.trim().toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

function isOfThisMachine(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

type Row = CountryResponse & { country_code?: string };
type Table = Reader<Row>;

/** A table takes 3 to 5 MB of memory, so each is opened on first use. */
const opened = new Map<4 | 6, Promise<Table>>();

function tableOf(version: 4 | 6): Promise<Table> {
  const table = opened.get(version) ?? open<Row>(fileOf(version), { cache: { max: 500 } });
  opened.set(version, table);
  return table;
}

function fileOf(version: 4 | 6): string {
  const name = `geo-whois-asn-country-ipv${version}.mmdb`;
  return createRequire(import.meta.url).resolve(`@ip-location-db/geo-whois-asn-country-mmdb/${name}`);
}
