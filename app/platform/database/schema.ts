import type { AfterSaleTables } from "./schema/afterSaleTables";
import type { BookingTables } from "./schema/bookingTables";
import type { CartTables } from "./schema/cartTables";
import type { CatalogTables } from "./schema/catalogTables";
import type { ContentTables } from "./schema/contentTables";
import type { CustomerTables } from "./schema/customerTables";
import type { DeliveryTables } from "./schema/deliveryTables";
import type { OrderTables } from "./schema/orderTables";
import type { PaymentTables } from "./schema/paymentTables";
import type { ShopTables } from "./schema/shopTables";
import type { StoreTables } from "./schema/storeTables";

export type { ClaimRemedy, ClaimState, WithdrawalState } from "./schema/afterSaleTables";
export type { Arrival, ReservationState, ServiceKind, ServiceState } from "./schema/bookingTables";
export type { Availability, Flag } from "./schema/columns";
export type { OrderState } from "./schema/orderTables";

/**
 * The tables as both databases store them. Conventions: `Flag` is 0 or 1; `*_at` are milliseconds since 1970 (UTC);
 * `*_on` are dates as YYYY-MM-DD; `*_net` are 1/10000 of the currency's unit without VAT; `*_minor` are whole smallest
 * units with VAT (crowns for CZK, cents for EUR); `*_json` is JSON as text; `*_basis_points` are 1/100 of a percent.
 */
export type Tables = AfterSaleTables &
  BookingTables &
  CartTables &
  CatalogTables &
  ContentTables &
  CustomerTables &
  DeliveryTables &
  OrderTables &
  PaymentTables &
  ShopTables &
  StoreTables;
