import { expect, inject, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import { seed } from "../seed";

const filling = "Filling the shop with the sample catalogue …";

test.skipIf(!inject("postgresUrl"))("of two machines that start on an empty database one fills it", async () => {
  const db = await freshDb();
  const terminals = [recordingTerminal(), recordingTerminal()];
  const machines = terminals.map((terminal) => {
    const world = testWorld(db);
    return seed({ ...world, environment: { ...world.environment, dataDir: emptyFolder() } }, terminal);
  });
  expect(await Promise.all(machines)).toEqual([0, 0]);
  expect(terminals.flatMap(({ printed }) => printed.filter((line) => line === filling))).toHaveLength(1);
});
