import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** Tests wait for real databases, servers and hashes, and a busy machine must not make them fail. */
const testTimeout = 60_000;

/**
 * Test files share imported modules: importing them again for each file took half of the time. What a test changes, its
 * database and its clock, is its own.
 */
const isolate = false;

const shared = {
  plugins: [vanillaExtractPlugin()],
  resolve: { alias: { "~": resolve("app"), styles: resolve("styles"), locales: resolve("locales") } },
};

/**
 * Runs every fast test on SQLite, those that speak SQL once more on a real Postgres, and those that need the built
 * shop, with its processes and sockets, separately.
 */
export default defineConfig({
  test: {
    // Small machines would get one worker, but half of a test's time is waiting for the database. On two cores three
    // take a tenth less time than two.
    maxWorkers: 3,
    projects: [
      {
        ...shared,
        test: {
          name: "sqlite",
          environment: "node",
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
          include: ["app/**/*.test.{ts,tsx}", "tests/*.test.ts", "tests/requests/*.test.ts"],
          setupFiles: ["tests/support/browser/strictConsole.ts"],
        },
      },
      {
        ...shared,
        test: {
          name: "postgres",
          environment: "node",
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
          include: ["{app,tests}/**/*.{queries,server}.test.ts"],
          setupFiles: ["tests/support/browser/strictConsole.ts"],
          globalSetup: ["tests/support/shop/postgresForVitest.ts"],
        },
      },
      {
        ...shared,
        test: {
          name: "http",
          environment: "node",
          testTimeout,
          hookTimeout: testTimeout,
          include: ["tests/http/*.test.ts"],
          globalSetup: ["tests/support/shop/filledFolder.ts"],
          // Two files at a time would take two thirds of the time, but a form once got no response while the crowd
          // tests ran beside it.
          fileParallelism: false,
        },
      },
    ],
  },
});
