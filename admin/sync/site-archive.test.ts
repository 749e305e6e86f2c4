import { expect, it } from "vitest";
import { pictureDocument } from "../../editing/document/picture.ts";
import { readDocument } from "../../editing/document/read-document.ts";
import { newHistory } from "../../editing/edits/history.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { smallSiteText } from "../../tests/support/small-site-text.ts";
import { archivedFiles, changesArchive } from "./site-archive.ts";

const door = { version: "11111111", alt: "A door" };
const house = { version: "22222222", alt: "A house" };
const bytes = new Blob(["door"]);
const kept = {
  get: (version: string) => (version === "11111111" ? { file: bytes, width: 1, height: 1 } : undefined),
};
const state = {
  entries: {
    "content/media/door.jpg": pictureDocument(door),
    "content/media/house.jpg": pictureDocument({ ...house, alt: "A red house" }),
    "content/media/same.jpg": pictureDocument(house),
  },
  savedEntries: {
    "content/media/house.jpg": { text: "", document: pictureDocument(house) },
    "content/media/same.jpg": { text: "", document: pictureDocument(house) },
    "content/media/gone.jpg": { text: "", document: pictureDocument(house) },
  },
  baseEntries: {},
};
const migrations = migrationsOf([]);
const document = readDocument(smallSiteText, migrations);
const config = {
  document,
  history: newHistory({ config: document, entries: {} }),
  baseText: smallSiteText,
  savedText: smallSiteText,
  migrations,
};

it.each(["changed", "all"] as const)(
  "has new pictures, and what is said of changed ones, among %s",
  (choice) => {
    const described = { "door.jpg": { alt: "A door" }, "house.jpg": { alt: "A red house" } };
    expect(archivedFiles(state, choice, kept)).toEqual([
      { name: "content/media/door.jpg", input: bytes },
      { name: "content/media/media.json", input: `${JSON.stringify(described, null, 2)}\n` },
    ]);
  },
);

it("has the config where that was changed, and is none where nothing was", async () => {
  const none = { ...config, entries: {}, savedEntries: {}, baseEntries: {} };
  expect(await changesArchive(none, { file: "site.config.json" })).toBeUndefined();
  const changed = { ...none, document: { ...document, site: { ...document.site, language: "de" } } };
  const archive = await changesArchive(changed, { file: "site.config.json" });
  expect(await archive?.text()).toContain("site.config.json");
});

it("says which files are deleted, and which pictures are published under another name", async () => {
  const renamed = {
    ...config,
    baseEntries: {},
    entries: { "content/media/villa.jpg": pictureDocument(house) },
    savedEntries: { "content/media/house.jpg": { text: "", document: pictureDocument(house) } },
  };
  const archive = await changesArchive(renamed, { file: "site.config.json" });
  const text = (await archive?.text()) ?? "";
  expect(text).toContain('"deleted": [\n    "content/media/house.jpg"\n  ]');
  expect(text).toContain('"content/media/villa.jpg": "content/media/house.jpg"');
  expect(text).not.toContain("site.config.json");
});
