import { idsIn } from "~/platform/closedSets";
import type { Customer } from "./customer";

/** All that a permission of staff opens (decision 17); those that open nothing yet wait for their screens. */
type ScopeRule = {
  /** The shop during maintenance. */
  opensClosedShop: boolean;
};

const nothingYet = { opensClosedShop: false } as const;

const scopeRules = {
  orders: nothingYet,
  catalog: nothingYet,
  content: nothingYet,
  stores: nothingYet,
  services: nothingYet,
  customers: nothingYet,
  settings: { opensClosedShop: true },
  reports: nothingYet,
  admin: nothingYet,
} as const satisfies Record<string, ScopeRule>;

/** Customers have none; a company account is a customer's. `admin` does not include the others. */
export type Scope = keyof typeof scopeRules;
export const scopes = idsIn(scopeRules);

/** False for a guest and for an unknown scope. */
export function hasScope(customer: Pick<Customer, "scope"> | null, scope: Scope): boolean {
  return customer !== null && scopes.includes(scope) && customer.scope.includes(scope);
}

/** False for a guest. */
export function opensClosedShop(customer: Pick<Customer, "scope"> | null): boolean {
  return scopes.some((scope) => scopeRules[scope].opensClosedShop && hasScope(customer, scope));
}
