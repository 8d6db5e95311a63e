import { fetchJson } from "~/platform/http/fetchJson.server";
import type { World } from "~/platform/process/world.server";
import { checkRateLimit } from "../accountAttempts.server";
import type { CompanyRecord } from "../customer";
import type { ClientInfo } from "../session/signIn.server";
import { parseAresCompany, parseRpoCompany } from "./companyRecord";
import { cacheCompany, findCachedCompany } from "./companyRecord.queries.server";
import { isCompanyNumber } from "./ico";

export type CompanyLookUpOutcome =
  | { ok: true; record: CompanyRecord }
  /**
   * number: the number is invalid, so no register was queried · limited: there were too many look-ups, so no register
   * was queried either · unknown: no company has this number · failed: the register gave no usable response.
   */
  | { ok: false; reason: "number" | "limited" | "unknown" | "failed" };

const timeoutMs = 3_000;

type Shop = Pick<World, "db" | "now" | "log"> & { environment: Pick<World["environment"], "aresUrl" | "rpoUrl"> };

/**
 * Looks a company up: Slovak companies in the Slovak register, all others in the Czech one, once a day (decision 16).
 */
export async function lookUpCompany(
  { db, now, log, environment }: Shop,
  { country, companyId }: { country: string; companyId: string },
  { address }: Pick<ClientInfo, "address">,
): Promise<CompanyLookUpOutcome> {
  if (!isCompanyNumber(companyId)) return { ok: false, reason: "number" };
  const register = country === "SK" ? "SK" : "CZ";
  const key = { country: register, companyId };
  const kept = await findCachedCompany(db, key, now());
  if (kept) return { ok: true, record: kept };
  const asked = { caller: address, account: `${register} ${companyId}` };
  if (!(await checkRateLimit(db, "companyLookUp", asked, now()))) return { ok: false, reason: "limited" };
  const answer = await fetchJson(registerUrl(register, companyId, environment), timeoutMs);
  const read = register === "SK" ? parseRpoCompany : parseAresCompany;
  const record = answer && read(answer);
  if (record === "unknown") return { ok: false, reason: "unknown" };
  if (!record) {
    log.info({ event: "company-not-found", register, status: answer?.status ?? null }, "company register did not help");
    return { ok: false, reason: "failed" };
  }
  await cacheCompany(db, key, record, now());
  return { ok: true, record };
}

function registerUrl(register: "CZ" | "SK", companyId: string, { aresUrl, rpoUrl }: Shop["environment"]): string {
  return register === "SK" ? `${rpoUrl}/search?identifier=${companyId}` : `${aresUrl}/ekonomicke-subjekty/${companyId}`;
}
