import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { sample } from "./sample.ts";
import { StudioNotes } from "./view.tsx";

it("shows its title", () => {
  const html = renderToStaticMarkup(<StudioNotes {...sample} />);
  expect(html).toContain(sample.title);
});
