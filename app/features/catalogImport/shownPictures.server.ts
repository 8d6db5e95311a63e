import { readPictureFiles } from "~/features/catalogExport/pictureFiles.queries.server";
import type { Db } from "~/platform/database/database.server";
import { importedName } from "~/platform/pictures/importedName";

/**
 * Reads the stored name of each picture that the shop shows, by that name and by the one it was imported under, so that
 * a row can name it without its file. An imported name that two pictures share is left out, as it is ambiguous.
 */
export async function readShownPictures(db: Db): Promise<Map<string, string>> {
  const stored = await readPictureFiles(db);
  const byImportedName = new Map<string, string[]>();
  for (const file of stored) {
    const name = importedName(file);
    byImportedName.set(name, [...(byImportedName.get(name) ?? []), file]);
  }
  const unambiguous = [...byImportedName].flatMap(([name, files]): [string, string][] => {
    const [file, ...others] = files;
    return file === undefined || others.length > 0 ? [] : [[name, file]];
  });
  return new Map([...unambiguous, ...stored.map((file): [string, string] => [file, file])]);
}
