import { readPhoto } from "~/platform/uploads/photoFiles.server";
import { readPhotos } from "~/platform/uploads/upload.queries.server";
import { secretHeaders } from "./secretPage.server";
import type { Visit } from "./visit.server";

type PhotoVisit = Pick<Visit, "db" | "environment" | "t">;

/**
 * Responds with a photo that was sent with a form. `claim` is the claim under which it is stored, undefined when the
 * secret in the address is wrong. For a missing photo the response is one sentence, as an address without a page has no
 * error page either.
 */
export async function sendPhoto(visit: PhotoVisit, claim: string | undefined, photoId = ""): Promise<Response> {
  const own = claim && (await readPhotos(visit.db, claim)).find(({ id }) => id === photoId);
  const bytes = own ? await readPhoto(visit.environment, own.id) : null;
  const headers = { ...secretHeaders, "X-Content-Type-Options": "nosniff" };
  if (bytes) return new Response(new Uint8Array(bytes), { headers: { ...headers, "Content-Type": "image/jpeg" } });
  const plain = { ...headers, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${visit.t("ui:photos.missing")}\n`, { status: 404, headers: plain });
}
