import { data } from "@remix-run/node";

import { hasCompanyRegister } from "~/features/customers/addressBook/contactFields";
import { lookUpCompany } from "~/features/customers/companyRegister/lookUpCompany.server";
import { markRefused } from "~/platform/http/refusal";
import { plainText } from "~/platform/text/plainText";

import { callerOf } from "./access.server";
import type { Visit } from "./visit.server";

const elsewhere = "account:lookUp.elsewhere";

/**
 * Returns the form filled with data of the company register, or with the reason why they could not be read. Nothing is
 * stored, and the form can always be filled in by hand. Passwords are not sent back.
 */
export async function fillCompany(visit: Visit, typed: FormData, names: readonly string[]) {
  const initialValue = Object.fromEntries(typedValues(typed, names));
  const again = (error: Record<string, string[]>, formMessage: string | null) => {
    markRefused(visit.context);
    return data(
      { reply: { initialValue, error }, formMessage, message: null, refusedAt: visit.now() },
      { status: 422 },
    );
  };
  const companyId = plainText(String(typed.get("company_id") ?? "")).replace(/\s/g, "");
  const isCompany = typed.get("is_company") === "on";
  // While the company checkbox is not ticked, the error stands beside it, because the company's fields are hidden then.
  if (!isCompany || !companyId)
    return again({ [isCompany ? "company_id" : "is_company"]: ["account:lookUp.needs"] }, null);
  const wanted = { country: String(typed.get("country")), companyId };
  const found = await lookUpCompany(visit, wanted, callerOf(visit));
  if (!found.ok) {
    if (found.reason === "failed" || found.reason === "limited") return again({}, `account:lookUp.${found.reason}`);
    const wrong = found.reason === "number" ? "checkout:errors.companyId" : "account:lookUp.unknown";
    return again({ company_id: [hasCompanyRegister(wanted.country) ? wrong : elsewhere] }, null);
  }
  const known = Object.entries(found.record).filter(([, value]) => value !== "");
  const filled = { ...initialValue, ...Object.fromEntries(known) };
  const message: "lookUp.found" | null = "lookUp.found";
  return data({ reply: { initialValue: filled, error: {} }, formMessage: null, message, refusedAt: visit.now() });
}

function typedValues(typed: FormData, names: readonly string[]): [string, string][] {
  const shown = names.filter((name) => !name.includes("password"));
  return shown.flatMap((name): [string, string][] => {
    const value = typed.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
}
