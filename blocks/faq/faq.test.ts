import { expect, it } from "vitest";
import { viewMarkup } from "../../tests/support/render-block-view.tsx";
import { resolvedProps } from "../../tests/support/resolved-sample.ts";
import faq from "./index.ts";
import { structuredData } from "./structured-data.ts";

const own = [{ question: "Own?", answer: "Yes." }];
const others = [{ question: "General?", answer: "Perhaps." }];
const propsWith = (items: object) => resolvedProps(faq, { title: "Questions", ...items });

it("shows its questions, or those for when there are none, or nothing", () => {
  expect(viewMarkup(faq, propsWith({ items: own, otherwise: others }))).toContain("Own?");
  expect(viewMarkup(faq, propsWith({ items: own, otherwise: others }))).not.toContain("General?");
  expect(viewMarkup(faq, propsWith({ items: [], otherwise: others }))).toContain("General?");
  expect(viewMarkup(faq, propsWith({ items: [] }))).toBe("");
});

it("tells search engines about the questions that it shows", () => {
  const about = (items: object) => structuredData(propsWith(items) as never);
  expect(about({ items: [] })).toBeUndefined();
  expect(about({ items: [], otherwise: others })).toMatchObject({ mainEntity: [{ name: "General?" }] });
});
