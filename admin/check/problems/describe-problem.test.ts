import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { SiteDocument } from "../../../editing/document/site-document.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { defineBlock } from "../../../schema/block/define-block.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { describeProblem } from "./describe-problem.ts";
import type { ProblemSite } from "./problem-site.ts";

const priceList = defineBlock({
  type: "price-list",
  purpose: "content",
  icon: "list",
  schema: { type: "object", title: "Prices", description: "What things cost.", properties: {} },
  sample: {},
  problems: {
    "price-list/no-unit": {
      severity: "warning",
      title: "A price has no currency",
      explanation: "It is needed.",
    },
    "price-list/no-row": {
      ...{ severity: "warning", title: "There is no row", explanation: "It is needed." },
      messages: { en: "Add the first price.", de: "Fügen Sie den ersten Preis hinzu." },
    },
  },
  view: () => null,
});

const config: SiteDocument = {
  site: { company: { name: "" } },
  pages: [
    {
      ...{ id: "home", path: "/", title: "Home" },
      blocks: [
        { id: "faq", type: "faq", props: { title: "", items: [{}, {}, { question: "Why?", answer: "" }] } },
      ],
    },
    { id: "contact", path: "/contact", title: "Contact", blocks: [] },
  ],
};
const site: ProblemSite = {
  edited: { config, entries: { "content/posts/loft.md": { frontMatter: { title: "Lofts" }, body: "" } } },
  schemas: schemasOf(blocks, smallModel),
  definitions: [...blocks, priceList],
};
const file = "site.config.json";
const told = (problem: Problem) => {
  const { location: where, text, hint } = describeProblem(problem, site);
  return [where, text, hint];
};

describe("a problem is told to an owner", () => {
  it("by the label of its field, with its place in a list", () => {
    const pointer = "/pages/0/blocks/0/props/items/2/answer";
    const values = { reason: "empty" } as const;
    expect(told(createProblem("wrong-value", { file, pointer }, '"answer" is empty.', { values }))).toEqual([
      "Home › Questions › Question 3: Answer",
      "Write the answer.",
      undefined,
    ]);
  });

  it("at the field that is missing, where that would be", () => {
    const hint = { values: { key: "description" } };
    const problem = createProblem("missing-key", { file, pointer: "/pages/1" }, "It needs it.", hint);
    expect(told(problem)).toEqual([
      "Contact › Text for search results",
      "Write the text for search results.",
      undefined,
    ]);
    expect(describeProblem(problem, site).route).toMatchObject({ page: "contact", field: ["description"] });
  });

  it("as a whole where the forms have no field for what is missing", () => {
    const hint = { values: { key: "nonsense" } };
    expect(told(createProblem("missing-key", { file, pointer: "/pages/1" }, "It needs it.", hint))).toEqual([
      "Contact",
      "Something is missing here.",
      "Ask whoever looks after the site.",
    ]);
  });

  it("with the nearest page by its name", () => {
    const place = { file: "content/posts/loft.md", pointer: "/body" };
    const hint = { suggestion: "Did you mean /contact?", values: { nearest: "/contact/" } };
    expect(told(createProblem("broken-link", place, "There is no page at /contakt.", hint))).toEqual([
      "Posts › Lofts › Text",
      "This link leads to a page that does not exist.",
      "Did you mean “Contact”?",
    ]);
  });

  it("with the other place that it is about", () => {
    const related = [{ file, pointer: "/pages/0/path", message: "The page home." }];
    const place = { file, pointer: "/pages/1/path" };
    expect(told(createProblem("duplicate-route", place, "It is taken.", { related }))[1]).toBe(
      "This address is taken already: Home › Address.",
    );
  });

  it("with the titles of colours, and of the choices that there are", () => {
    const values = { colours: ["ink", "paper"], contrast: 3.214, limit: 4.5 };
    const place = { file, pointer: "/site/theme/light/ink" };
    expect(told(createProblem("low-contrast", place, "It is too low.", { values }))[1]).toMatch(
      /^“[A-Z].*” and “[A-Z].*” are too alike to read: their contrast is 3\.21 to 1, and text needs 4\.5\.$/,
    );
  });

  it("in the words of a block of the site's own, where its code has some", () => {
    const own = (code: "price-list/no-unit" | "price-list/no-row"): Problem => ({
      ...{
        code,
        severity: "warning",
        message: "It has none.",
        suggestion: "Write it.",
        file,
        pointer: "/pages/0",
      },
    });
    expect(told(own("price-list/no-unit")).slice(1)).toEqual(["It has none.", "Write it."]);
    expect(told(own("price-list/no-row")).slice(1)).toEqual(["Add the first price.", undefined]);
  });
});
