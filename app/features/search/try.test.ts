import { test } from "vitest";
import { sampleShop } from "../../../tests/support/sampleShop";
import { openLiveIndex } from "./liveIndex.server";
import { searchSources } from "./sources.server";

test("try", async () => {
  const db = await sampleShop();
  const t = performance.now();
  const idx = await openLiveIndex(db, searchSources[0]!).current();
  const cats = await openLiveIndex(db, searchSources[1]!).current();
  console.info("build", performance.now() - t);
  const names = new Map(
    (await db.selectFrom("product_text").where("locale", "=", "cs").select(["product_id", "name"]).execute()).map(
      (r) => [r.product_id, r.name],
    ),
  );
  for (const q of (
    process.env.Q ??
    "kožená bunda|kabát|bundou|cerny kabat|kozich|norkove kozichy|kabelak|peňaženka|kozi semis rukavice|motorkářská bunda|darek pro muze|nohavice|bunda ve sleve|krivak bordo|taška přes rameno|zimní bunda s kapucí|bunda 52|kůže|liščí čepice|sjdkfh|rukvice|pasek"
  ).split("|")) {
    const f = idx.find(q, "cs");
    console.info(
      q,
      f.isPartial ? "PARTIAL" : "",
      f.ids.length,
      f.ids
        .slice(0, 4)
        .map((i) => `${i} ${names.get(i)}`)
        .join(" · "),
      "| cat",
      cats.find(q, "cs").ids.slice(0, 4).join(","),
    );
  }
  await db.destroy();
});
