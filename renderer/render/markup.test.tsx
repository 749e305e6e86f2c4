import { expect, it } from "vitest";
import { Island } from "../../blocks/_kit/islands/island.tsx";
import { markup, markupWithIslands } from "./markup.tsx";

const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/><circle r="4"/></svg>';

function Drawing() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is written above
  return <figure dangerouslySetInnerHTML={{ __html: drawing }} />;
}

it("leaves the drawing of a block as it is", () => {
  expect(markup(<Drawing />)).toBe(`<figure>${drawing}</figure>`);
});

it("leaves the drawing of an island as it is", () => {
  const island = <Island name="drawing" hydrateOn="visible" component={Drawing} props={{}} />;
  expect(markupWithIslands(island)).toContain(`<figure>${drawing}</figure>`);
});
