import { expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Problems } from "./create-problems.ts";
import { whenChecked } from "./when-checked.ts";

it("acts at once when all is checked, and else once, after the check that is due", () => {
  const problems = createStore<Problems>()(() => ({ problems: [], isChecked: true, pending: false }));
  const acts: string[] = [];
  whenChecked(problems, () => acts.push("at once"));
  expect(acts).toEqual(["at once"]);
  problems.setState({ pending: true });
  whenChecked(problems, () => acts.push("later"));
  problems.setState({ problems: [] });
  expect(acts).toEqual(["at once"]);
  for (const pending of [false, true, false]) problems.setState({ pending });
  expect(acts).toEqual(["at once", "later"]);
});
