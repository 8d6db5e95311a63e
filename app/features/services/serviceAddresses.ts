import { addressOf } from "~/addresses";
import type { ServiceKind } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Returns the address of the service order's own page, which anybody with its hash can open. */
export function serviceAddress(locale: Locale, service: { id: string; hash: string }): string {
  return `${addressOf("serviceOrder", locale)}/${service.id}/${service.hash}`;
}

export function servicePhotoAddress(locale: Locale, service: { id: string; hash: string }, photoId: string): string {
  return `${serviceAddress(locale, service)}/${photoId}`;
}

/** Returns the address of the form of a service order with a kind of service chosen. */
export function serviceOrderAddress(locale: Locale, kind: ServiceKind): string {
  return `${addressOf("serviceOrder", locale)}?sluzba=${kind}`;
}
