import { describe, expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import type { BlockDocument } from "../edits/site-document.ts";
import { typeableText } from "./typeable-text.ts";

const faq = blocks.find(({ type }) => type === "faq");
const block: BlockDocument = {
  id: "faq",
  type: "faq",
  props: {
    title: "Questions",
    label: "{{site.company.name}}",
    intro: "One\ntwo",
    items: [{ question: "Why?", answer: "*So*" }],
  },
};

describe("a text may be typed on the page", () => {
  it("if it is one plain line of the block's own", () => {
    expect(typeableText(block, faq, ["title"])).toEqual({ text: "Questions" });
    expect(typeableText(block, faq, ["items", 0, "question"])).toEqual({ text: "Why?" });
  });

  it.each([
    ["a token", ["label"], "taken from elsewhere"],
    ["several lines", ["intro"], "several lines"],
    ["Markdown", ["items", 0, "answer"], "headings, lists and links"],
    ["a list", ["items"], "can't be typed"],
    ["nothing", ["nowhere"], "can't be typed"],
  ] as const)("but not %s, and says why", (_, path, reason) => {
    expect(typeableText(block, faq, path)).toEqual({ refusal: expect.stringContaining(reason) });
  });

  it("but not in a locked block, nor in one that is gone", () => {
    const locked = { ...block, lock: "content" } as const;
    expect(typeableText(locked, faq, ["title"])).toEqual({
      refusal: "This block is locked. Unlock it to change it.",
    });
    expect(typeableText(undefined, faq, ["title"])).toHaveProperty("refusal");
    expect(typeableText({ ...block, lock: "layout" }, faq, ["title"])).toEqual({ text: "Questions" });
  });
});
