import { expect, it } from "vitest";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import showcase from "./index.ts";

const markup = (props: object) =>
  viewMarkup(showcase, resolvedProps(showcase, { title: "A", picture: "a.jpg", ...props }));

it("leaves out sections that say nothing", () => {
  const sections = [{ title: "Told", text: "Yes." }, { title: "Listed", items: ["One"] }, { title: "Empty" }];
  const html = markup({ sections });
  expect(html).toContain("Told");
  expect(html).toContain("Listed");
  expect(html).not.toContain("Empty");
});

it("shows its picture once", () => {
  expect(markup({ pictures: ["a.jpg"] })).not.toContain("showcase-pictures");
  expect(markup({ pictures: ["a.jpg", "b.jpg"] }).match(/showcase-pictures/g)).toHaveLength(1);
});

it("calls the pictures of a comparison before and after, unless it is told what they are", () => {
  const comparison = { before: "a.jpg", after: "b.jpg", afterCaption: "Oiled" };
  const html = markup({ comparison });
  const captions = [...html.matchAll(/<figcaption[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(captions).toEqual(["Before", "Oiled"]);
});
