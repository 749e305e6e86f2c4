import { describe, expect, it } from "vitest";
import { blocks as registry } from "../../blocks/index.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { renameProp } from "../../schema/migrations/rename-prop.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import { listChanges } from "../diff/list-changes.ts";
import { applyEdit } from "../edits/apply-edit.ts";
import { describeEdit } from "../labels/describe-edit.ts";
import { schemasOf } from "../labels/schema/schemas.ts";
import { writeContent, writeNewContent } from "../source-text/create-entry-texts.ts";
import { readContent } from "../source-text/read-content.ts";
import type { Edit } from "./edit.ts";
import {
  insertPattern,
  isPatternFile,
  patternIn,
  patternsIn,
  renamePattern,
  savePattern,
} from "./pattern.ts";
import { pictureDocument, pictureFile, pictureReferences, renamePicture } from "./picture.ts";
import type { BlockDocument, EditedSite } from "./site-document.ts";

const migrations = migrationsOf(registry);
const schemas = schemasOf(registry, smallModel);
const prose: BlockDocument = {
  id: "prose",
  type: "prose",
  lock: "layout",
  props: { text: "See [us](/contact) ![Desk](desk.jpg)" },
};
const picture: BlockDocument = { id: "picture", type: "picture", props: { picture: "desk.jpg" } };
const site: EditedSite = {
  config: {
    site: {},
    pages: [
      { id: "home", path: "/", blocks: [prose] },
      { id: "contact", path: "/contact", blocks: [] },
    ],
  },
  entries: {},
};
const save = (title: string, taken: readonly string[] = []) =>
  savePattern({ title, blocks: [prose, picture], taken, slugs: {} });
const applied = (edit: Edit, on = site) => {
  const result = applyEdit(on, edit);
  if ("editError" in result) throw new Error(result.editError);
  return result.site;
};

describe("a pattern is saved", () => {
  it.each([
    ["Prices", [], "prices"],
    ["Prices", ["prices"], "prices-2"],
    ["Prices", ["Prices", "prices-2"], "prices-3"],
    ["Größe & Preis", [], "groesse-preis"],
    ["→ € %", [], "pattern"],
    ["→", ["pattern"], "pattern-2"],
    ["con", [], "pattern"],
    ["Order", [], "order"],
    ["../../etc", [], "etc"],
    ["a".repeat(200), [], "a".repeat(60)],
  ])("under the name %s, beside %j, as %s", (title, taken, name) => {
    const files = taken.map((known) => `content/patterns/${known}.json`);
    const { file } = savePattern({ title, blocks: [prose], taken: files, slugs: { language: "de" } });
    expect(file).toBe(`content/patterns/${name}.json`);
    expect(isPatternFile(file)).toBe(true);
  });

  it("without the locks of its blocks, as a file that is read as it was written", () => {
    const { file, entry } = save("Prices");
    const text = writeNewContent(file, entry);
    expect(JSON.parse(text)).toEqual({
      configVersion: 2,
      title: "Prices",
      blocks: [{ id: "prose", type: "prose", props: prose.props }, picture],
    });
    expect(readContent(file, text)).toEqual(entry);
  });

  it("and is renamed with no other byte of its file changed", () => {
    const text = `{"title": "Old",\n\n   "blocks":[ { "id":"a", "type":"gone", "props":{} } ] }`;
    const file = "content/patterns/old.json";
    const document = readContent(file, text);
    const renamed = applied(renamePattern(file, "New"), { ...site, entries: { [file]: document } });
    const next = renamed.entries[file];
    expect(next && writeContent(file, { text, document }, next)).toBe(text.replace("Old", "New"));
  });

  it("and is in the lists by its name, or that of its file without one", () => {
    const entries = {
      ...applied(save("Zebra")).entries,
      "content/patterns/b.json": { frontMatter: { title: " ", blocks: "none" }, body: "" },
      "content/posts/a.md": { frontMatter: { title: "A" }, body: "" },
    };
    expect(patternsIn(entries, "en").map(({ title, blocks }) => [title, blocks.length])).toEqual([
      ["b", 0],
      ["Zebra", 2],
    ]);
  });
});

describe("a pattern is placed", () => {
  it("as copies with ids of their own, before a block or at the end", () => {
    const { file, entry } = save("Prices");
    const pattern = patternIn(file, entry);
    const ids = (before: string | undefined) =>
      applied(insertPattern(pattern, { page: "home", before }, migrations)).config.pages[0]?.blocks.map(
        ({ id }) => id,
      );
    expect(ids("prose")).toEqual(["prose-2", "picture", "prose"]);
    expect(ids(undefined)).toEqual(["prose", "prose-2", "picture"]);
  });

  it("as the present version writes its blocks, and unknown ones as they are", () => {
    const notice = [renameProp("heading", "title")];
    const present = { ...migrations, blocks: new Map([...migrations.blocks, ["notice", notice] as const]) };
    const blocks = [
      { id: "a", type: "notice", props: { heading: "Closed" } },
      { id: "b", type: "marquee", props: { heading: "x" } },
    ];
    const pattern = { file: "", title: "", configVersion: 2, blocks };
    expect(insertPattern(pattern, { page: "home", before: undefined }, present)).toMatchObject({
      edits: [
        { kind: "insert-block", block: { id: "a", props: { title: "Closed" } } },
        { kind: "insert-block", block: { id: "b", props: { heading: "x" } } },
      ],
    });
  });
});

describe("what only a pattern has", () => {
  const { file, entry } = save("Prices");
  const kept = applied({ kind: "insert-entry", file, entry });
  const blocksOf = (on: EditedSite) => on.entries[file]?.frontMatter.blocks;

  it("links follow a page that moves", () => {
    const moved = applied({ kind: "set-page-path", page: "contact", path: "/write" }, kept);
    expect(JSON.stringify(blocksOf(moved))).toContain("[us](/write)");
  });

  it("pictures are shown there, and follow when they are renamed", () => {
    const shown = pictureReferences("desk.jpg", { ...kept, config: { ...kept.config, pages: [] } });
    expect(shown.map(({ path }) => path)).toEqual([
      ["frontMatter", "blocks", 0, "props", "text"],
      ["frontMatter", "blocks", 1, "props", "picture"],
    ]);
    const desk = pictureDocument({ version: "12345678" });
    const withPicture = applied({ kind: "insert-entry", file: pictureFile("desk.jpg"), entry: desk }, kept);
    const renamed = applied(renamePicture("desk.jpg", "table.jpg", desk), withPicture);
    expect(JSON.stringify(blocksOf(renamed))).not.toContain("desk.jpg");
    expect(JSON.stringify(blocksOf(renamed))).toContain("table.jpg");
  });
});

describe("in words", () => {
  const insert = save("Prices");
  const kept = applied(insert);
  const rename = renamePattern(insert.file, "Rates");
  const words = (before: EditedSite, after: EditedSite) =>
    listChanges(before, after, schemas).map(({ location, what }) => `${location}: ${what}`);

  it("steps are described", () => {
    expect(describeEdit(insert, site, schemas)).toBe("kept “Prices” as a pattern");
    expect(describeEdit(rename, kept, schemas)).toBe("renamed the pattern “Prices” to “Rates”");
    expect(describeEdit({ kind: "remove-entry", file: insert.file }, kept, schemas)).toBe(
      "deleted the pattern “Prices”",
    );
  });

  it("changes are listed, and each can be undone", () => {
    const renamed = applied(rename, kept);
    expect(words(site, kept)).toEqual(["Patterns: kept “Prices” as a pattern"]);
    expect(words(kept, renamed)).toEqual(["Patterns: renamed the pattern “Prices” to “Rates”"]);
    expect(words(kept, site)).toEqual(["Patterns: deleted the pattern “Prices”"]);
    for (const [before, after] of [
      [site, kept],
      [kept, renamed],
      [kept, site],
    ] as const) {
      const back = listChanges(before, after, schemas).reduce((on, { revert }) => applied(revert, on), after);
      expect(back).toEqual(before);
    }
  });

  it("what follows in its blocks is named by the pattern", () => {
    const moved = applied({ kind: "set-page-path", page: "contact", path: "/write" }, kept);
    expect(words(kept, moved).join()).toContain("links in 1 pattern followed");
  });
});
