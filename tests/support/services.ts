import { orderService } from "~/features/services/orderService.server";
import type { ServiceRequest } from "~/features/services/service";
import { newId } from "~/platform/database/ids.server";
import type { World } from "~/platform/process/world.server";

/** Returns Eva's request: an alteration of a jacket that she sends by parcel. */
export function evasRequest(given: Partial<ServiceRequest> = {}): ServiceRequest {
  return {
    locale: "cs",
    kind: "alteration",
    garment: "Kožená bunda",
    description: "Zkrátit rukávy",
    isBoughtHere: true,
    arrival: "parcel",
    storeId: null,
    firstname: "Eva",
    lastname: "Nová",
    email: "eva@seznam.cz",
    phone: "+420601123456",
    street: "Dlouhá 12",
    city: "Praha",
    zip: "110 00",
    ...given,
  };
}

type Given = Partial<ServiceRequest> & { customerId?: string; photoIds?: string[]; submissionHash?: string };

export function orderTestService(
  world: World,
  { customerId, photoIds = [], submissionHash = newId(), ...given }: Given = {},
) {
  return orderService(world, { request: evasRequest(given), submissionHash, photoIds, customerId: customerId ?? null });
}
