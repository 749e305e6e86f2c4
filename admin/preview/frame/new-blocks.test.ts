import { expect, it } from "vitest";
import type { ComposedPage } from "../compose/composed-page.ts";
import { newBlocks } from "./new-blocks.ts";

const page = (...ids: string[]) =>
  ({
    before: [],
    after: [],
    blocks: ids.map((block) => ({ page: "home", block })),
  }) as unknown as ComposedPage;
const named = (blocks: readonly { readonly block: string }[]) => blocks.map(({ block }) => block);

it("tells a block that was added", () => {
  const { added, moved } = newBlocks(page("hero", "map"), page("hero", "faq", "map"));
  expect(named(added)).toEqual(["faq"]);
  expect(moved).toEqual([]);
});

it("tells blocks that changed places", () => {
  const { added, moved } = newBlocks(page("hero", "faq", "map"), page("faq", "hero", "map"));
  expect(added).toEqual([]);
  expect(named(moved)).toEqual(["faq", "hero"]);
});

it("tells nothing of a block that is gone, nor of a page that is another one altogether", () => {
  expect(newBlocks(page("hero", "faq", "map"), page("hero", "map"))).toEqual({ added: [], moved: [] });
  expect(newBlocks(page("hero"), page("a", "b", "c", "d")).added).toEqual([]);
});
