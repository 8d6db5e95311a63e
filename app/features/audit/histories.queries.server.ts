import { sql } from "kysely";

/**
 * Condition for changes by staff. The histories of orders also contain changes by customers and by the shop itself;
 * staff are written as `staff <name>`.
 */
const byStaff = sql`actor like 'staff %'`;
const name = sql`substr(actor, 7)`;

const catalogHistory = "catalogue_change";

/**
 * Queries of all histories, each with `id`, `at`, `actor`, `area`, `action`, `subject` and `detail`. A change is in
 * only one of them.
 */
export const histories = {
  staff_action: sql`select id, at, actor, area, action, subject, detail from staff_action`,
  [catalogHistory]: sql`
    select id, at, actor, 'catalog' as area, kind as action, subject,
      case when place = '' then '' else place || ': ' end || before || ' → ' || after
        || case when reason = '' then '' else ' (' || reason || ')' end as detail
    from ${sql.table(catalogHistory)}`,
  setting_history: sql`
    select id, at, actor, 'settings' as area, 'setting' as action, name as subject,
      locale || ': ' || coalesce(old_json, 'default') || ' → ' || new_json as detail
    from setting_history`,
  order_event: sql`
    select order_event.id, at, ${name} as actor, 'orders' as area, 'state' as action, number as subject,
      order_event.state || case when reason = '' then '' else ' (' || reason || ')' end as detail
    from order_event inner join orders on orders.id = order_event.order_id where ${byStaff}`,
  order_payment: sql`
    select id, paid_at as at, substr(paid_by, 7) as actor, 'orders' as area, 'paid' as action, number as subject,
      '' as detail
    from orders where paid_by like 'staff %' and paid_at is not null`,
  order_change: sql`
    select order_change.id, at, ${name} as actor, 'orders' as area, kind as action, number as subject, detail
    from order_change inner join orders on orders.id = order_change.order_id where ${byStaff}`,
  refund: sql`
    select refund.id, requested_at as at, ${name} as actor, 'orders' as area, 'refund' as action, number as subject,
      refund.position || ': ' || amount_minor || ' ' || currency_code || ' ' || method || ' (' || reason || ')' as detail
    from refund inner join orders on orders.id = refund.order_id where ${byStaff}`,
  // Withdrawals from known orders are in the history of the order.
  withdrawal: sql`
    select id, changed_at as at, substr(changed_by, 7) as actor, 'withdrawals' as area, state as action,
      coalesce(cast(number as text), '') as subject, reason as detail
    from withdrawal where changed_by like 'staff %' and order_id is null`,
  reservation_event: sql`
    select reservation_event.id, at, ${name} as actor, 'reservations' as area, kind as action, number as subject,
      '' as detail
    from reservation_event inner join reservation on reservation.id = reservation_event.reservation_id
    where ${byStaff}`,
  service_event: sql`
    select service_event.id, at, ${name} as actor, 'services' as area, service_event.state as action, number as subject,
      coalesce(cast(service_event.price_minor as text), '') || case when service_event.promised_on is null then ''
        else ' ' || service_event.promised_on end || case when note = '' then '' else ' (' || note || ')' end as detail
    from service_event inner join service_order on service_order.id = service_event.service_order_id
    where ${byStaff}`,
};
