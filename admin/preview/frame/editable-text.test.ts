import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { ValuePath } from "../../../editing/document/edit.ts";
import type { BlockDocument } from "../../../editing/document/site-document.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { bakeryModel } from "../../../tests/support/bakery-model.ts";
import { fieldShowing } from "../source-fields/shared-fields.ts";
import { editableText } from "./editable-text.ts";

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

const document = { site: { company: { name: "A bakery" } }, pages: [] };
const schemas = schemasOf(blocks, bakeryModel);
const typeable = (placed: BlockDocument | undefined, path: ValuePath) =>
  editableText({ block: placed, definition: faq, page: "home", document, schemas }, path);

describe("a text may be typed on the page", () => {
  it("if it is the block's own, in one line or several; Markdown has a place to write", () => {
    expect(typeable(block, ["title"])).toEqual({ text: "Questions" });
    expect(typeable(block, ["intro"])).toEqual({ text: "One\ntwo", isLong: true });
    expect(typeable(block, ["items", 0, "answer"])).toEqual({ markdown: true });
    const broken = { ...block, props: { title: "One\r\ntwo" } };
    expect(typeable(broken, ["title"])).toEqual({ text: "One\ntwo", isLong: true });
    expect(typeable(block, ["items", 0, "question"])).toEqual({ text: "Why?" });
  });

  it("where it is written, if the block takes it from the settings; and around what it takes", () => {
    const fieldSource = { in: "site", path: ["company", "name"] };
    expect(typeable(block, ["label"])).toEqual({ text: "A bakery", fieldSource });
    const mixed = { ...block, props: { title: "By {{site.company.name}}" } };
    expect(typeable(mixed, ["title"])).toEqual({ text: "By {{site.company.name}}" });
  });

  it("leads from the setting on the page to the field that shows it", () => {
    const placed = { block, definition: faq, page: "home", document, schemas };
    expect(fieldShowing(placed, { in: "site", path: ["company", "name"] })).toEqual(["label"]);
    expect(fieldShowing(placed, { in: "site", path: ["company", "tagline"] })).toBeUndefined();
  });

  it.each([
    ["a list", ["items"], "can't be typed"],
    ["nothing", ["nowhere"], "can't be typed"],
  ] as const)("but not %s, and says why", (_, path, reason) => {
    expect(typeable(block, path)).toEqual({ editError: expect.stringContaining(reason) });
  });

  it("but not in a locked block, nor in one that is gone", () => {
    const locked = { ...block, lock: "content" } as const;
    expect(typeable(locked, ["title"])).toEqual({
      editError: "This block is locked. Unlock it to change it.",
    });
    expect(typeable(undefined, ["title"])).toHaveProperty("editError");
    expect(typeable({ ...block, lock: "layout" }, ["title"])).toEqual({ text: "Questions" });
  });
});
