import { expect, test } from "vitest";

import { type AttributedGoods, chooseCrossSell } from "./crossSell";

function goods(id: number, druh: string, others: Record<string, string> = {}): AttributedGoods {
  const values = Object.fromEntries(Object.entries({ druh, ...others }).map(([name, ids]) => [name, ids.split(" ")]));
  return { id, values };
}

const coat = goods(1, "kabat", { pohlavi: "panske", material: "jehneci-nappa" });
const suede = goods(2, "bunda", { pohlavi: "damske", material: "kozi-semis" });
const fur = goods(3, "kozich", { pohlavi: "damske", material: "norek" });

const balm = goods(10, "pece", { "vhodne-na": "hladka-kuze" });
const spray = goods(11, "pece", { "vhodne-na": "hladka-kuze semis" });
const kit = goods(12, "pece", { "vhodne-na": "hladka-kuze" });
const gloves = goods(20, "rukavice", { pohlavi: "panske", material: "jelenice" });
const nappaGloves = goods(21, "rukavice", { pohlavi: "panske", material: "jehneci-nappa" });
const womensGloves = goods(22, "rukavice", { pohlavi: "damske", material: "kozi-semis" });
const belt = goods(30, "opasek", { pohlavi: "panske", material: "hovezina" });
const womensBelt = goods(31, "opasek", { pohlavi: "damske", material: "hovezina" });
const wallet = goods(40, "penezenka", { pohlavi: "unisex", material: "hovezina" });
const furHat = goods(50, "cepice", { pohlavi: "damske", material: "liska" });
const minkHat = goods(51, "cepice", { pohlavi: "damske", material: "norek" });
const offered = [balm, spray, kit, gloves, nappaGloves, womensGloves, belt, womensBelt, wallet, furHat, minkHat];

test("a man's coat gets gloves of its leather, care for smooth leather, a man's belt and a wallet for all", () => {
  expect(chooseCrossSell([coat], offered)).toEqual([21, 10, 30, 11, 40]);
});

test("suede gets only what is made for suede, fur no care product at all", () => {
  expect(chooseCrossSell([suede], offered)).toEqual([22, 11, 31, 50, 40]);
  expect(chooseCrossSell([fur], offered)).toEqual([22, 31, 51, 40, 50]);
});

test("nothing of the cart is offered, nor another piece of its kind", () => {
  const ids = chooseCrossSell([coat, gloves, balm], offered);
  for (const id of [10, 20, 21]) expect(ids).not.toContain(id);
  expect(ids).toEqual([11, 30, 12, 40]);
});

test("with a care product goes what cares for the same leather", () => {
  expect(chooseCrossSell([balm], offered)).toEqual([11, 12, 40]);
});

test("fewer than three are none", () => {
  expect(chooseCrossSell([coat], [balm, belt, womensBelt])).toEqual([]);
  expect(chooseCrossSell([], offered)).toEqual([]);
});
