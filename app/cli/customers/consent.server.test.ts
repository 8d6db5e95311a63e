import { expect, test } from "vitest";
import { consentFor } from "~/features/consent/consent";
import { recordConsent } from "~/features/consent/recordConsent.server";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";
import { runConsent } from "./consent";

test("an answer about cookies is shown with its time and its words, by the number in the cookie", async () => {
  const world = testWorld(await freshDb(), { now: Date.UTC(2026, 10, 21, 9, 30) });
  const show = async (id: string) => {
    const terminal = recordingTerminal();
    const openWorld = async () => ({ ...world, actor: "jana@kara.example" });
    await runConsent({ args: ["show", id], terminal, openWorld });
    return terminal.printed.join("\n");
  };
  const visitor = { givenId: undefined, network: "192.0.2.7", locale: "sk" } as const;
  const id = await recordConsent(world, consentFor(["analytical"]), visitor);
  expect(await show(id ?? "")).toMatch(/^2026-11-21 10:30 {2}sk {2}technical\.analytical\n {2}Nevyhnutné .*\n {2}/);
  expect(await show("AAAAAAAAAAAAAAAAAAAAAA")).toBe("No answer has this number.");
});
