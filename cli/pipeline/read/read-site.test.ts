import { mkdir, rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { createSiteFolder } from "../../files/site-folder.ts";
import { readSite } from "./read-site.ts";

const config = "site.config.json";
const read = (root: string) => readSite(createSiteFolder(root), config);

const model = (breads: object = {}) => ({
  [config]: "{}",
  "content/model.json": JSON.stringify({
    collections: {
      breads: {
        title: "Breads",
        fields: { type: "object", properties: { name: { type: "string" } } },
        label: "name",
        ...breads,
      },
    },
  }),
});
const bread = "---\nname: Rye\n---\n";
const codes = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  const { problems } = await read(await temporaryFolder(files));
  return problems.map(({ code, file, message }) => `${code} ${file}: ${message}`);
};

it.each(["content", "content/media", "content/breads", "content/files"])(
  "%s that is a link out of the site is one problem, whatever would be below it",
  async (folder) => {
    const root = await temporaryFolder(model());
    const outside = await temporaryFolder({ "media.json": "{", "media/media.json": "{", "breads/b.md": "x" });
    if (folder === "content") await rename(join(root, "content"), join(root, "before"));
    await symlink(outside, join(root, folder));
    const { problems } = await read(root);
    // The same of the same place is printed once.
    expect([...new Set(problems.map(({ code, file }) => `${code} ${file}`))]).toEqual([
      `file-unreadable ${folder}`,
    ]);
  },
);

it("a folder in the place of a text is a problem that says what belongs there", async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, config));
  expect((await read(root)).problems).toMatchObject([
    {
      code: "file-unreadable",
      message: "site.config.json is not a file.",
      suggestion: "Put a file of that name in its place.",
    },
  ]);
});

it("a site without content has an empty model and no problems", async () => {
  const { problems, model: found, entries } = await read(await temporaryFolder({ [config]: "{}" }));
  expect({ problems, found, entries }).toEqual({
    problems: [],
    found: { settings: {}, collections: {}, formats: {} },
    entries: [],
  });
});

it("the entries are those of the model's collections, and the reserved folders are none", async () => {
  const { problems, entries, downloads, publicFiles } = await read(
    await temporaryFolder({
      ...model(),
      "content/breads/rye.md": bread,
      "content/files/menus/spring.pdf": "%PDF-1.7",
      "public/.well-known/a.txt": "a",
      "public/.DS_Store": "x",
    }),
  );
  expect(problems).toEqual([]);
  expect(entries.map(({ collection, id }) => `${collection}/${id}`)).toEqual(["breads/rye"]);
  expect(downloads.map(({ name, bytes }) => [name, bytes])).toEqual([["menus/spring.pdf", 8]]);
  expect(publicFiles.map(({ name }) => name)).toEqual([".well-known/a.txt"]);
});

it("a folder that is no collection is a problem with the nearest one", async () => {
  const { problems } = await read(await temporaryFolder({ ...model(), "content/bread/rye.md": bread }));
  expect(problems).toMatchObject([
    { code: "unknown-collection", file: "content/bread", suggestion: 'Did you mean "breads"?' },
  ]);
});

it("of a model with an error nothing else is said that would follow from it", async () => {
  const { problems, model: found } = await read(
    await temporaryFolder({ ...model({ titel: "x" }), "content/bread/rye.md": bread }),
  );
  expect(found).toBeUndefined();
  expect(problems.map(({ code, file, pointer }) => [code, file, pointer])).toEqual([
    ["unknown-key", "content/model.json", "/collections/breads/titel"],
  ]);
});

const manual = {
  ...model({ sort: "manual" }),
  "content/breads/rye.md": bread,
  "content/breads/spelt.md": bread,
};

it("the order of a collection that is sorted by hand is in its order.json", async () => {
  const root = await temporaryFolder({ ...manual, "content/breads/order.json": '["spelt", "rye"]' });
  const { orders, problems } = await read(root);
  expect(problems).toEqual([]);
  expect(orders.get("breads")).toEqual(["spelt", "rye"]);
});

it.each([
  [
    "an unknown id",
    '["spelt", "rye", "ry"]',
    'unknown-entry content/breads/order.json: There is no entry "ry".',
  ],
  [
    "an id twice",
    '["spelt", "rye", "rye"]',
    'duplicate-id content/breads/order.json: "rye" is listed twice.',
  ],
  [
    "an id that is missing",
    '["spelt"]',
    'unordered-entry content/breads/order.json: content/breads/order.json does not list "rye", so these come last.',
  ],
  ["no list", "{}", "wrong-type content/breads/order.json: content/breads/order.json must be a list of ids."],
])("an order with %s is a problem", async (_, text, problem) => {
  expect(await codes({ ...manual, "content/breads/order.json": text })).toEqual([problem]);
});

it("the order of a collection that is sorted by its fields is not read", async () => {
  expect(await codes({ ...model(), "content/breads/order.json": "[]" })).toEqual([
    "stray-file content/breads/order.json: content/breads/order.json is not read.",
  ]);
});

it("icons and fonts that can't be used are problems at their files", async () => {
  expect(
    await codes({
      ...model(),
      "content/icons/loaf.svg": "<svg><script/></svg>",
      "content/icons/Big Loaf.svg": '<svg viewBox="0 0 1 1"/>',
      "content/fonts/hallam.woff2": "no font",
      "content/fonts/hallam.ttf": "no font",
    }),
  ).toEqual([
    "bad-icon content/icons/Big Loaf.svg: The icon Big Loaf.svg has a name that a config can't write.",
    "bad-icon content/icons/loaf.svg: The icon loaf.svg has no viewBox.",
    "stray-file content/fonts/hallam.ttf: content/fonts/hallam.ttf is not read.",
    "bad-font content/fonts/hallam.woff2: The font hallam.woff2 is not a WOFF2 file.",
  ]);
});

it.each(["con.txt", "a:b.txt"])("public/%s can't be published", async (name) => {
  expect(await codes({ ...model(), [`public/${name}`]: "x" })).toMatchObject([
    expect.stringContaining(`bad-file-name public/${name}`),
  ]);
});
