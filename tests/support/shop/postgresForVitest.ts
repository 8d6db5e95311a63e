import type { TestProject } from "vitest/node";

import { openPostgres } from "~/platform/database/database.server";
import { migrate } from "~/platform/database/migrations.server";

import { makeEmptiable } from "./emptiedDb";
import { findMemoryFolder, startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /**
     * False on a disk, where dropping a database takes longer than the test; the databases are then deleted with the
     * server's folder.
     */
    dropsDatabases: boolean;
  }
}

/**
 * Starts one Postgres server for the run and migrates one database, which tests copy. Its files lie in memory where
 * there is room: a copy has several hundred of them, and on a disk copying takes longer than most tests.
 */
export default async function setup(project: TestProject) {
  const memory = findMemoryFolder();
  const postgres = await startPostgres(memory);
  await postgres.createDatabase("template_shop");
  const db = openPostgres(postgres.urlOf("template_shop"));
  await migrate(db);
  await makeEmptiable(db);
  await db.destroy();
  project.provide("postgresUrl", postgres.urlOf("postgres"));
  project.provide("dropsDatabases", memory !== undefined);
  return () => postgres.stop();
}
