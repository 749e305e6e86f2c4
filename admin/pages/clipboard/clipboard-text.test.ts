import { describe, expect, it } from "vitest";
import { readClipboard, writeClipboard } from "./clipboard-text.ts";

const block = { id: "questions", type: "faq", props: { title: "Questions", items: [] } };
const written = writeClipboard([block]);
const changed = (more: object) => JSON.stringify({ ...JSON.parse(written), ...more });

describe("a block on the clipboard", () => {
  it("comes back as it was, without its lock", () => {
    expect(readClipboard(writeClipboard([{ ...block, hidden: true, lock: "content" }]))).toEqual({
      blocks: [{ ...block, hidden: true }],
      configVersion: 1,
    });
  });

  it("keeps a type that nobody knows, word for word", () => {
    const strange = { id: "a", type: "carousel-3d", props: { speed: { x: [1, null, "…"] } } };
    expect(readClipboard(writeClipboard([strange]))).toEqual({ blocks: [strange], configVersion: 1 });
  });

  it("gets its type as its name where its own is none", () => {
    const text = changed({ blocks: [{ ...block, id: "<b>" }] });
    expect(readClipboard(text)).toMatchObject({ blocks: [{ id: "faq" }] });
  });

  it.each([
    "",
    "Hello",
    "{}",
    '{"id":"questions","type":"faq","props":{}}',
    `before ${written}`,
    '["blockwork"]',
    `{ "blockwork": "blocks"${" ".repeat(2_000_000)}}`,
  ])("is nothing else: %.40s", (text) => {
    expect(readClipboard(text)).toBeUndefined();
  });

  it.each([
    ["cut off", written.slice(0, -5), /damaged/],
    ["without blocks", changed({ blocks: [] }), /damaged/],
    ["with a block that is none", changed({ blocks: [block, "x"] }), /damaged/],
    ["with props that are a list", changed({ blocks: [{ ...block, props: [] }] }), /damaged/],
    ["of a type that can't be one", changed({ blocks: [{ ...block, type: "__proto__" }] }), /damaged/],
    ["with a key twice", written.replace('"version": 1', '"version": 1, "version": 1'), /damaged/],
    ["of a newer shape", changed({ version: 2 }), /newer version/],
    ["of a newer config", changed({ configVersion: 2 }), /newer version/],
  ])("%s is refused with a reason", (_, text, reason) => {
    expect(readClipboard(text)).toEqual({ refusal: expect.stringMatching(reason) });
  });
});
