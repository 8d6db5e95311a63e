import { expect, test } from "vitest";

import type { Category } from "~/features/products/category";

import { chosenDepartment, departmentsOf, narrowestOf } from "./departments";

const category = (id: number, parentId: number | null): Category => ({
  id,
  parentId,
  name: "",
  title: null,
  slug: "",
  picture: null,
});
const [men, women, sale] = [1, 9, 35];
const tree = [category(men, null), category(2, men), category(women, null), category(10, women), category(sale, null)];

test("a department has categories below it", () => {
  expect(departmentsOf(tree).map(({ id }) => id)).toEqual([men, women]);
});

test("the department is the one that all chosen categories are in", () => {
  expect(chosenDepartment(tree, ["1"])).toBe(men);
  expect(chosenDepartment(tree, ["2", "1"])).toBe(men);
  expect(chosenDepartment(tree, ["2", "10"])).toBeNull();
  expect(chosenDepartment(tree, [])).toBeNull();
});

test("a category beside one below it is left out, whatever the order", () => {
  expect(narrowestOf(tree, ["1", "2"])).toEqual(["2"]);
  expect(narrowestOf(tree, ["2", "1", "9"])).toEqual(["2", "9"]);
  expect(narrowestOf(tree, ["1", "999"])).toEqual(["1", "999"]);
});
