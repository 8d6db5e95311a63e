import { fetchJson } from "~/platform/http/fetchJson.server";
import type { World } from "~/platform/process/world.server";
import { mayTry } from "../session/rateLimit.server";
import type { Caller } from "../session/signIn.server";
import { type CompanyRecord, recordOfAres, recordOfRpo } from "./companyRecord";
import { findKeptRecord, keepRecord } from "./companyRecord.queries.server";
import { isCompanyNumber } from "./ico";

export type LookedUp =
  | { ok: true; record: CompanyRecord }
  /** number: no company can have it, so no register was asked · failed: not found, or the register is of no help now. */
  | { ok: false; reason: "number" | "failed" };

const patienceMs = 3_000;

type Shop = Pick<World, "db" | "now" | "log"> & { environment: Pick<World["environment"], "aresUrl" | "rpoUrl"> };

/** Asks the Slovak register for a company of Slovakia and the Czech one for any other, at most once a day (decision 16). */
export async function lookUpCompany(
  { db, now, log, environment }: Shop,
  { country, companyId }: { country: string; companyId: string },
  { address }: Pick<Caller, "address">,
): Promise<LookedUp> {
  if (!isCompanyNumber(companyId)) return { ok: false, reason: "number" };
  const register = country === "SK" ? "SK" : "CZ";
  const key = { country: register, companyId };
  const kept = await findKeptRecord(db, key, now());
  if (kept) return { ok: true, record: kept };
  const asked = { caller: address, account: `${register} ${companyId}` };
  if (!(await mayTry(db, "companyLookUp", asked, now()))) return { ok: false, reason: "failed" };
  const answer = await fetchJson(addressIn(register, companyId, environment), patienceMs);
  const read = register === "SK" ? recordOfRpo : recordOfAres;
  const record = answer?.status === 200 ? read(answer.body) : undefined;
  if (!record) {
    log.info({ event: "company-not-found", register, status: answer?.status ?? null }, "company register did not help");
    return { ok: false, reason: "failed" };
  }
  await keepRecord(db, key, record, now());
  return { ok: true, record };
}

function addressIn(register: "CZ" | "SK", companyId: string, { aresUrl, rpoUrl }: Shop["environment"]): string {
  return register === "SK" ? `${rpoUrl}/search?identifier=${companyId}` : `${aresUrl}/ekonomicke-subjekty/${companyId}`;
}
