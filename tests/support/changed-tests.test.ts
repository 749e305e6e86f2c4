import { expect, it } from "vitest";
import { type ChangedTestsInput, chooseChangedTests } from "./changed-tests.ts";

const areas = {
  pages: { paths: ["blocks", "theme.scss"], core: ["html"], thorough: ["long", "short", "middle"] },
  dev: { paths: ["cli/dev"], core: [], thorough: ["watching", "network"], slow: ["soak"] },
};
const seconds: Record<string, number> = { long: 100, short: 1, middle: 10, watching: 20, network: 5 };
const choose = (changed: readonly string[], options: Partial<ChangedTestsInput> = {}) =>
  chooseChangedTests({
    changed,
    areas,
    maxSeconds: 1000,
    secondsOf: (file) => seconds[file] ?? 0,
    ...options,
  });

it("takes the thorough files of the areas that are touched, the quickest first, one of each area in turn", () => {
  expect(choose(["theme.scss", "cli/dev/server.ts"])).toEqual({
    chosen: ["short", "network", "middle", "watching", "long"],
    leftOut: [],
  });
});

it("takes nothing for what no area is about, nor for a folder whose name only begins alike", () => {
  expect(choose(["LICENSE", "blocks-of-ice/view.tsx", "theme.scss.bak"])).toEqual({
    chosen: [],
    leftOut: [],
  });
});

it("begins with the thorough files that changed themselves", () => {
  expect(choose(["blocks/faq/view.tsx", "long", "html", "soak"]).chosen).toEqual(["long", "short", "middle"]);
});

it("names what there is no time for, and goes on with what is quicker", () => {
  expect(choose(["blocks/faq/view.tsx", "long"], { maxSeconds: 105 })).toEqual({
    chosen: ["long", "short"],
    leftOut: ["middle"],
  });
});
