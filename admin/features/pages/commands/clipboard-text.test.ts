import { describe, expect, it } from "vitest";
import { renameProp } from "../../../../schema/migrations/rename-prop.ts";
import type { Migrations } from "../../../../schema/migrations/versions.ts";
import { readClipboard, writeClipboard } from "./clipboard-text.ts";

const migrations: Migrations = { config: [], blocks: new Map([["faq", [renameProp("heading", "title")]]]) };
const block = { id: "questions", type: "faq", props: { title: "Questions", items: [] } };
const written = writeClipboard([block], migrations);
const changed = (more: object) => JSON.stringify({ ...JSON.parse(written), ...more });
const read = (text: string) => readClipboard(text, migrations);

describe("a block on the clipboard", () => {
  it("comes back as it was, without its lock", () => {
    const copied = writeClipboard([{ ...block, hidden: true, lock: "content" }], migrations);
    expect(read(copied)).toEqual({ blocks: [{ ...block, hidden: true }] });
  });

  it("keeps a type that nobody knows, word for word", () => {
    const strange = { id: "a", type: "carousel-3d", props: { speed: { x: [1, null, "…"] } } };
    expect(read(writeClipboard([strange], migrations))).toEqual({ blocks: [strange] });
    const blockVersions = { "carousel-3d": 4 };
    expect(read(changed({ blocks: [strange], blockVersions }))).toEqual({ blocks: [strange] });
  });

  it("carries its version, and that of no other", () => {
    const others = new Map([...migrations.blocks, ["map", [renameProp("a", "b")]] as const]);
    const copied = JSON.parse(writeClipboard([block], { config: [], blocks: others }));
    expect(copied).toMatchObject({ configVersion: 1, blockVersions: { faq: 2 } });
    expect(copied.blockVersions).toEqual({ faq: 2 });
  });

  it.each([
    ["of an earlier version of its block", { faq: 1 }],
    ["of a release that wrote no versions", undefined],
  ])("%s is migrated", (_, blockVersions) => {
    const old = { ...block, props: { heading: "Questions", items: [] } };
    expect(read(changed({ blocks: [old], blockVersions }))).toEqual({ blocks: [block] });
  });

  it("of an earlier version of the format is migrated too", () => {
    const config = [{ to: 2, migrate: retyped }];
    expect(readClipboard(written, { ...migrations, config })).toEqual({
      blocks: [{ ...block, type: "questions" }],
    });
  });

  it("gets its type as its name where its own is none", () => {
    const text = changed({ blocks: [{ ...block, id: "<b>" }] });
    expect(read(text)).toMatchObject({ blocks: [{ id: "faq" }] });
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
    expect(read(text)).toBeUndefined();
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
    ["of a newer version of its block", changed({ blockVersions: { faq: 3 } }), /newer version/],
    ["with versions that are none", changed({ blockVersions: { faq: "2" } }), /damaged/],
  ])("%s is refused with a reason", (_, text, reason) => {
    expect(read(text)).toEqual({ editError: expect.stringMatching(reason) });
  });
});

/** A later format in which this type is called otherwise. */
function retyped(config: Readonly<Record<string, unknown>>) {
  const pages = config.pages as { blocks: { type: string }[] }[];
  return {
    ...config,
    pages: pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((placed) => ({ ...placed, type: "questions" })),
    })),
  };
}
