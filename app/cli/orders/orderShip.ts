import { type CarrierId, carrierIds } from "~/features/delivery/carriers";
import { type ShipOrderResult, shipOrder } from "~/features/orders/shipping/shipOrder.server";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";
import { possibleStates, unpaidRefusal } from "./orderMove";
import { findNamedOrder } from "./orderShow";

/**
 * Records that a parcel was handed over to its carrier; the customer gets an e-mail with a link to the carrier's page.
 */
export async function shipOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 1) throw new UsageError("Say which order.");
  const [number = ""] = positionals;
  const { tracking: trackingNumber = "", "unpaid-because": unpaidReason } = choices;
  const carrierId = choices.carrier === undefined ? undefined : carrierOf(choices.carrier);
  const world = await openWorld();
  const id = await findNamedOrder(world.db, positionals, terminal);
  if (!id) return 1;
  const shipped = await shipOrder(world, id, { trackingNumber, carrierId, unpaidReason }, `staff ${world.actor}`);
  if (!shipped.ok) {
    terminal.printError(refusalOf(number, shipped));
    return 1;
  }
  terminal.print(`Order ${number} ${shippedAs(trackingNumber, shipped)}; its customer gets an e-mail.`);
  return 0;
}

function shippedAs(trackingNumber: string, { isCorrected }: { isCorrected: boolean }): string {
  if (trackingNumber === "") return isCorrected ? "has no tracking number now" : "is shipped";
  return `${isCorrected ? "has" : "is shipped with"} the tracking number ${trackingNumber}`;
}

function carrierOf(argument: string): CarrierId {
  const id = carrierIds.find((known) => known === argument);
  if (!id) throw new UsageError(`The carrier must be one of ${carrierIds.join(", ")}.`);
  return id;
}

function refusalOf(number: string, refused: ShipOrderResult & { ok: false }): string {
  switch (refused.reason) {
    case "forbidden":
      return `Order ${number} cannot be shipped now. ${possibleStates(refused.order)}`;
    case "unpaid":
      return unpaidRefusal(number);
    case "number":
      return "Give the parcel's tracking number with --tracking: 4 to 40 letters, digits and hyphens.";
    case "carrier":
      return "That carrier sends no parcels.";
    default:
      return `There is no order ${number}.`;
  }
}
