import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { importSample, sampleVariable } from "./runningShop";

/** Fills one data folder with the sample; all shops of a run that store in SQLite copy it. */
export default function fillFolder() {
  const folder = mkdtempSync(join(tmpdir(), "shop-sample-"));
  importSample({ DATA_DIR: folder, DATABASE_URL: "" });
  process.env[sampleVariable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
