import { expect, it } from "vitest";
import { newPageBefore } from "./page.ts";

const pageAt = (path: string) => ({ id: path, path, blocks: [] });

it.each<[readonly string[], string | undefined]>([
  [["/", "/about", "/404"], "/404"],
  [["/", "/404", "/de/404/"], "/404"],
  [["/", "/de/404", "/about"], "/de/404"],
  [["/", "/about/404-rooms"], undefined],
  [[], undefined],
])("a new page among %j comes before %s", (paths, before) => {
  expect(newPageBefore(paths.map(pageAt))).toBe(before);
});
