import sharp from "sharp";
import { isId } from "../database/idShape";
import { newId } from "../database/ids.server";
import { networkHashOf } from "../http/networkHash.server";
import type { World } from "../process/world.server";
import type { StoragePlace } from "../storage/fileStore";
import { encodePhoto, limitDecoding } from "./encodePhoto.server";
import { readPhoto, writePhoto } from "./photoFiles.server";
import { type PhotoProblem, photoFieldNames, photoRules } from "./photoRules";
import { type UploadForm, withUploadForm } from "./readUploadForm.server";
import { countUnclaimed, insertPhoto, readUnclaimed } from "./upload.queries.server";

/** A visit or an API call; `context` tells its network. */
type Deps = Pick<World, "db" | "environment" | "now"> & { context?: Parameters<typeof networkHashOf>[0] };

/** A photo that a rejected form keeps: `thumb` is a small picture as a data URL. */
export type KeptPhoto = { id: string; thumb: string };

export type ReceivedForm = {
  form: FormData;
  /** Ids of the photos that the form now has, for `claimPhotos`. */
  photoIds: string[];
  /** What was wrong with photos, each problem once. The photos without a problem are kept. */
  problems: PhotoProblem[];
};

/** Most unclaimed photos of all visitors together, and of one network; each is deleted after a day. */
const maxUnclaimed = { ofAll: 2_000, ofNetwork: 100 };

/**
 * Reads a form with photos: takes the photos that are sent, keeps those of an earlier try whose checkboxes are ticked,
 * and stores new ones without an owner. A photo costs memory and a second of a core, so count the network's attempts
 * first, and take no photos of a network that made too many.
 */
export async function readPhotoForm(
  deps: Deps,
  request: Request,
  { takesPhotos = true }: { takesPhotos?: boolean } = {},
): Promise<ReceivedForm> {
  const { most, maxBytes } = photoRules;
  const limits = { field: photoFieldNames.files, most: takesPhotos ? most + 1 : 0, maxBytes };
  return withUploadForm(request, limits, (sent) => receive(deps, sent));
}

/**
 * Returns what a rejected form shows of the photos that it keeps. Each photo is decoded, so do not call it for a
 * network that made too many tries.
 */
export async function showKept(place: StoragePlace, ids: readonly string[]): Promise<KeptPhoto[]> {
  const kept: KeptPhoto[] = [];
  for (const id of ids) {
    const bytes = await readPhoto(place, id);
    if (!bytes) continue;
    const thumb = await limitDecoding(() => thumbOf(bytes));
    kept.push({ id, thumb: `data:image/webp;base64,${thumb.toString("base64")}` });
  }
  return kept;
}

function thumbOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).resize({ width: 160, height: 160, fit: "cover" }).webp({ quality: 70 }).toBuffer();
}

async function receive(deps: Deps, { form, files }: UploadForm): Promise<ReceivedForm> {
  const ticked = [...new Set(form.getAll(photoFieldNames.kept))].filter(isId).slice(0, photoRules.most);
  const photoIds = (await readUnclaimed(deps.db, ticked)).map(({ id }) => id);
  const problems = new Set<PhotoProblem>();
  for (const file of files) {
    const taken = file.ok ? await store(deps, file.bytes, photoIds.length) : file.problem;
    if (typeof taken === "string") problems.add(taken);
    else photoIds.push(taken.id);
  }
  return { form, photoIds, problems: [...problems] };
}

async function store(
  { db, environment, now, context }: Deps,
  given: Buffer,
  count: number,
): Promise<PhotoProblem | { id: string }> {
  if (count >= photoRules.most) return "tooMany";
  const photo = await encodePhoto(given);
  if (typeof photo === "string") return photo;
  const networkHash = context ? networkHashOf(context, environment.sessionSecret) : null;
  if ((await countUnclaimed(db)) >= maxUnclaimed.ofAll) return "busy";
  if (networkHash !== null && (await countUnclaimed(db, networkHash)) >= maxUnclaimed.ofNetwork) return "busy";
  const id = newId();
  await writePhoto(environment, id, photo.bytes);
  await insertPhoto(db, { id, ...photo }, { bytes: photo.bytes.length, now: now(), networkHash });
  return { id };
}
