import type { Customer } from "./customer";

/** What staff may be allowed (decision 17). Customers have none of it; a company account is a customer's. */
export const scopes = [
  "orders",
  "catalog",
  "content",
  "stores",
  "services",
  "customers",
  "settings",
  "reports",
  "admin",
] as const;
export type Scope = (typeof scopes)[number];

/** False for a guest and for what is no scope of the shop. `admin` is one of them and stands for no other. */
export function hasScope(customer: Pick<Customer, "scope"> | null, scope: Scope): boolean {
  return customer !== null && scopes.includes(scope) && customer.scope.includes(scope);
}
