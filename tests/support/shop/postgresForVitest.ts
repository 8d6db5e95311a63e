import type { TestProject } from "vitest/node";

import { openPostgres } from "~/platform/database/database.server";
import { migrate } from "~/platform/database/migrations.server";

import { startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one Postgres server for the run and migrates one database, which each test copies. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  await postgres.createDatabase("template_shop");
  const db = openPostgres(postgres.urlOf("template_shop"));
  await migrate(db);
  await db.destroy();
  project.provide("postgresUrl", postgres.urlOf("postgres"));
  return () => postgres.stop();
}
