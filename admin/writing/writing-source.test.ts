import { describe, expect, it } from "vitest";
import type { ValuePath } from "../../editing/document/edit.ts";
import type { BlockDocument } from "../../editing/document/site-document.ts";
import { editorOf } from "../../tests/support/editor-of.ts";
import { blockContext } from "../preview/source-fields/write-field.ts";
import { markdownFieldOf } from "./markdown-field-of.ts";
import { entrySource, fieldSource } from "./writing-source.ts";

const answers = {
  id: "faq",
  type: "faq",
  props: {
    title: "Questions",
    items: [
      { question: "Why?", answer: "*So*\r\n\r\nand so" },
      { question: "Who?", answer: "{{site.company.name}}" },
    ],
  },
};
const cards = {
  id: "cards",
  type: "cards-grid",
  props: { cards: [{ title: "One", text: "A\n\nB" }, { title: "Two" }] },
};

const open = (...blocks: BlockDocument[]) =>
  editorOf({
    site: { url: "https://a.example", name: "A", language: "en", company: { name: "Loaf" } },
    pages: [{ id: "home", path: "/", title: "Home", description: "Home.", blocks }],
  });
const siteOf = ({ editor, site }: ReturnType<typeof open>) => ({ ...editor, ...site });
const sourceIn = (session: ReturnType<typeof open>, block: string, path: ValuePath) =>
  fieldSource({ block: { page: "home", block }, fieldSource: { in: "block", path } }, siteOf(session));

describe("a field of a block that is written on the page", () => {
  it("is read with line ends of its own, and keeps those of lines that were not touched", () => {
    const session = open(answers);
    const source = sourceIn(session, "faq", ["items", 0, "answer"]);
    expect(source?.read()).toBe("*So*\n\nand so");
    expect(source?.schema.headingLevel).toBe(3);
    expect(source?.write("*So*\n\nand so it is")).toBeUndefined();
    const props = () => session.editor.store.getState().document.pages[0]?.blocks[0]?.props;
    expect(props()).toMatchObject({ items: [{ answer: "*So*\r\n\r\nand so it is" }, {}] });
    session.editor.store.getState().undo();
    expect(props()).toEqual(answers.props);
  });

  it("is left out when it is emptied and optional, and can still be written; one that is required stays empty", () => {
    const session = open(cards, answers);
    const text = sourceIn(session, "cards", ["cards", 0, "text"]);
    text?.write("");
    const blocks = () => session.editor.store.getState().document.pages[0]?.blocks;
    expect(blocks()?.[0]?.props).toEqual({ cards: [{ title: "One" }, { title: "Two" }] });
    expect(text?.read()).toBe("");
    text?.write("C");
    expect(blocks()?.[0]?.props).toEqual({ cards: [{ title: "One", text: "C" }, { title: "Two" }] });
    sourceIn(session, "faq", ["items", 0, "answer"])?.write("");
    expect(blocks()?.[1]?.props).toMatchObject({ items: [{ answer: "" }, {}] });
  });

  it("ends when its block is locked or gone, when its item goes, and in a tab that only reads", () => {
    const session = open(answers, cards);
    const { apply } = session.editor.store.getState();
    const source = sourceIn(session, "faq", ["items", 0, "answer"]);
    const text = sourceIn(session, "cards", ["cards", 1, "text"]);
    expect(text?.read()).toBe("");
    apply({
      kind: "remove-item",
      target: { in: "block", page: "home", block: "cards" },
      path: ["cards"],
      index: 1,
    });
    expect(text?.read()).toBeUndefined();
    apply({ kind: "set-block-lock", page: "home", block: "faq", lock: "content" });
    expect(source?.read()).toBeUndefined();
    session.editor.store.getState().undo();
    expect(source?.read()).toBe("*So*\n\nand so");
    apply({ kind: "remove-block", page: "home", block: "faq" });
    expect(source?.read()).toBeUndefined();
  });

  it("is found by the tools of its block: the one that is worked on, or the first that is its own", () => {
    const session = open(answers, cards, { id: "hero", type: "heading", props: { title: "Hello" } });
    const found = (block: string, wanted?: ValuePath) =>
      markdownFieldOf(blockContext({ page: "home", block }, siteOf(session)), wanted);
    expect(found("faq")).toEqual(["items", 0, "answer"]);
    expect(found("cards", ["cards", 1, "text"])).toEqual(["cards", 1, "text"]);
    expect(found("cards", ["cards", 1, "title"])).toEqual(["cards", 0, "text"]);
    expect(found("hero")).toBeUndefined();
  });
});

it("the first words of an entry get the end of their line", () => {
  const session = open();
  const file = "content/posts/new.md";
  session.editor.store
    .getState()
    .apply({ kind: "insert-entry", file, entry: { frontMatter: { title: "New" }, body: "" } });
  const schema = { type: "string", format: "markdown", title: "Text", description: "" } as const;
  const source = entrySource({ file, collection: "posts", schema }, session.editor);
  source.write("One");
  expect(source.read()).toBe("One\n");
  source.write("");
  expect(source.read()).toBe("");
});
