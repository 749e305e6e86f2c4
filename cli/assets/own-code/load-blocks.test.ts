import { readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { createSiteFolder } from "../../files/site-folder.ts";
import { openSiteFolder } from "../../write/open-site-folder.ts";
import { compileStyles } from "../styles.ts";
import { loadBlocks } from "./load-blocks.ts";

const notice = {
  "blocks/index.ts": 'import notice from "./notice";\nexport const blocks = [notice];\n',
  "blocks/notice/index.ts": `import { defineBlock } from "blockwork";
import { Notice } from "./view";
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {
  title: { type: "string", title: "Title", description: "The title." } }, required: ["title"] } as const;
export default defineBlock({ type: "notice", schema, view: Notice, sample: { title: "Closed" } });
`,
  "blocks/notice/view.tsx": `import { Section } from "blockwork";
import { useId } from "react";
export function Notice({ title }: { readonly title: string }) {
  if (title === "") throw new Error("A notice without a title");
  return <Section name="notice" title={title}><p id={useId()}>Hello</p></Section>;
}
`,
};

const load = async (files: Readonly<Record<string, string>>) =>
  loadBlocks(await openSiteFolder(await temporaryFolder(files), "/"));

it.each([
  ["nothing around them", {}],
  ["a package of CommonJS", { "package.json": '{ "type": "commonjs" }' }],
  ["a tsconfig with another JSX", { "tsconfig.json": '{ "compilerOptions": { "jsx": "preserve" } }' }],
  ["a React of their own", { "node_modules/react/package.json": '{ "name": "react", "main": "no.js" }' }],
])("own blocks are rendered with the engine's React: %s", async (_, files) => {
  const loaded = await load({ ...notice, ...files });
  const { block, own } = loaded.blocks.find(({ block: { type } }) => type === "notice") ?? {};
  expect(own).toBe(true);
  const html = renderToStaticMarkup(createElement(block?.view as never, { title: "Closed" } as never));
  expect(html).toContain("Hello</p>");
  expect(html).toContain("Closed");
});

const compiled = 'Object.defineProperty(exports, "__esModule", { value: true });';
const commonJs = {
  compiled: `${compiled} exports.default = () => "default"; exports.part = "part";`,
  "compiled, default alone": `${compiled} exports.default = () => "default";`,
  assigned: `module.exports = () => "default"; module.exports.part = "part";`,
  "assigned, with itself as default": `${compiled} module.exports = exports = () => "default"; ${compiled} exports.default = exports;`,
  "a default without __esModule": `exports.default = () => "default";`,
};

const usesOfDefault = {
  "as a default": 'import part from "old"; export const found = part;',
  "as default by its name": 'import { default as part } from "old"; export const found = part;',
  "handed on": 'export { default as found } from "old";',
  "of all": 'import * as all from "old"; export const found = all.default;',
  later: 'export const found = (await import("old")).default;',
};

const importers = ["tsx", "ts", "jsx", "js"] as const;

it.each(["module", "commonjs"])(
  "the default of CommonJS is what its types say, with the type %s",
  async (type) => {
    const cases = Object.entries(commonJs).flatMap(([kind, code]) =>
      Object.entries(usesOfDefault).flatMap(([use, module]) =>
        importers.map((extension) => ({ kind, code, use, module, extension })),
      ),
    );
    const files = cases.flatMap(({ code, module, extension }, index) => [
      [`blocks/case-${index}.${extension}`, module.replaceAll('"old"', `"old-${index}"`)],
      [`node_modules/old-${index}/package.json`, `{ "name": "old-${index}", "main": "index.js" }`],
      [`node_modules/old-${index}/index.js`, code],
    ]);
    const imports = cases.map(
      ({ extension }, index) => `import { found as found${index} } from "./case-${index}.${extension}";`,
    );
    const { blocks } = await load({
      ...Object.fromEntries(files),
      "package.json": `{ "type": "${type}" }`,
      "blocks/index.ts": `${imports.join("\n")}
const schema = { type: "object", title: "Old", description: "Old.", properties: {} };
const found = [${cases.map((_, index) => `found${index}`)}];
export const blocks = [{ type: "old", schema, sample: {}, view: () => found }];`,
    });
    const view = blocks.find(({ block }) => block.type === "old")?.block.view as () => readonly unknown[];
    const kindOf = (found: unknown) => (typeof found === "function" ? found() : Object.keys(Object(found)));
    const found = view().map((each, index) => ({ ...cases[index], found: kindOf(each) }));
    expect(found).toEqual(
      cases.map((one) => ({
        ...one,
        found: one.kind === "a default without __esModule" ? ["default"] : "default",
      })),
    );
  },
);

it("a module that says by its ending that Node would run it imports as Node does", async () => {
  const { blocks } = await load({
    "blocks/index.ts": `import { found } from "./old.mjs";
const schema = { type: "object", title: "Old", description: "Old.", properties: {} };
export const blocks = [{ type: "old", schema, sample: {}, view: () => found }];`,
    "blocks/old.mjs": 'import old from "old"; export const found = old.default();',
    "node_modules/old/package.json": '{ "name": "old", "main": "index.js" }',
    "node_modules/old/index.js": commonJs.compiled,
  });
  const view = blocks.find(({ block }) => block.type === "old")?.block.view as () => string;
  expect(view()).toBe("default");
});

it("a block of a package brings its sample, its icon and its texts", async () => {
  const { blocks } = await load({
    "blocks/index.ts": 'export { blocks } from "bread-blocks";\n',
    "node_modules/bread-blocks/package.json":
      '{ "name": "bread-blocks", "main": "index.js", "type": "module" }',
    "node_modules/bread-blocks/messages/en.json": '{ "more": "More" }',
    "node_modules/bread-blocks/index.js": `import { defineBlock, defineMessages, useMessages } from "blockwork";
import en from "./messages/en.json";
const schema = { type: "object", title: "Loaf", description: "A loaf.", properties: {} };
const messages = defineMessages("loaf", { en });
const view = () => useMessages(messages).more;
export const blocks = [defineBlock({ type: "loaf", icon: "wheat", schema, messages, view, sample: {} })];
`,
  });
  const loaf = blocks.find(({ block: { type } }) => type === "loaf")?.block;
  expect(loaf).toMatchObject({ icon: "wheat", sample: {}, messages: { type: "loaf" } });
  expect(renderToStaticMarkup(createElement(loaf?.view as never))).toBe("More");
});

it.each([
  ["in its folder", "blocks/notice/index.ts", 'export { blocks } from "./notice/index.ts";'],
  ["in the list", "blocks/index.ts", ""],
])("a block without defineBlock has its styles: %s", async (_, file, list) => {
  const folder = file.slice(0, file.lastIndexOf("/"));
  const root = await temporaryFolder({
    "blocks/index.ts": list,
    [file]: `import "./plain.css";
const schema = { type: "object", title: "Notice", description: "A notice.", properties: {} };
export const blocks = [{ type: "notice", schema, sample: {}, view: () => null }];`,
    [`${folder}/plain.css`]: ".plain { color: red }",
    "blocks/notice/style.scss": ".notice { .nested { color: blue } }",
  });
  const { blocks } = await compileStyles(root, await loadBlocks(await openSiteFolder(root, "/")));
  expect(blocks.notice?.join("").replace(/;?\s/g, "")).toBe(".plain{color:red}.notice.nested{color:blue}");
});

it("an error in a view is told by the line that its author wrote", async () => {
  const loaded = await load(notice);
  const view = loaded.blocks.find(({ block }) => block.type === "notice")?.block.view as (
    props: object,
  ) => unknown;
  const stack = await Promise.resolve({ title: "" })
    .then(view)
    .catch((error: Error) => error.stack);
  expect(stack).toContain("blocks/notice/view.tsx:4:");
});

it.each([
  [
    "a mistake in the code",
    { "blocks/index.ts": "export const blocks = [;\n" },
    "Unexpected token\n  blocks/index.ts:1:24",
  ],
  [
    "an import of what is not there",
    { "blocks/index.ts": 'import "./nothing";\nexport const blocks = [];\n' },
    'Could not resolve "./nothing"\n  blocks/index.ts:1:8',
  ],
  [
    "an import of the engine's files",
    { "blocks/index.ts": 'import "blockwork/schema/define-block.ts";\nexport const blocks = [];\n' },
    'blockwork/schema/define-block.ts is a file of Blockwork, which blocks can\'t import. Use "blockwork" itself.',
  ],
  ["what it throws", { "blocks/index.ts": '\nthrow new Error("No.");\n' }, "No.\n  blocks/index.ts:2:7"],
  [
    "no list",
    { "blocks/index.ts": "export const block = {};\n" },
    "must export a list of blocks named blocks.",
  ],
  [
    "a format without a dash",
    {
      "blocks/index.ts": 'export const blocks = [];\nexport const formats = { clock: { kind: "a time" } };\n',
    },
    'a format can\'t be called "clock". Use small letters and a dash, such as clock-time.',
  ],
  [
    "a format without a check",
    {
      "blocks/index.ts":
        'export const blocks = [];\nexport const formats = { "clock-time": { kind: "a time", example: "07:30" } };\n',
    },
    'the format "clock-time" needs kind and example, which are texts, and check, a function.',
  ],
  [
    "a format whose own example is wrong",
    {
      "blocks/index.ts":
        'import { defineFormat } from "blockwork";\nexport const blocks = [];\nexport const formats = { "clock-time": defineFormat({ kind: "a time", example: "7", check: () => "It is not." }) };\n',
    },
    'the example of the format "clock-time" is not one: It is not.',
  ],
])("%s is the site's error", async (_, files, message) => {
  await expect(load(files)).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining(message),
  });
});

it.each([
  ["can be run", "export const blocks = [];\n"],
  ["can't be compiled", "export const blocks = [;\n"],
  ["throws", 'throw new Error("No.");\n'],
])("where the cache can't be written, code that %s leaves no temporary folder", async (_, text) => {
  const root = await temporaryFolder({ "blocks/index.ts": text, ".blockwork": "A file." });
  const temporary = await temporaryFolder();
  vi.stubEnv("TMPDIR", temporary);
  await loadBlocks(createSiteFolder(root)).catch(() => undefined);
  expect(await readdir(temporary)).toEqual([]);
});

it("a blocks/index.ts behind a link out of the site is refused", async () => {
  const root = await temporaryFolder({ "site.config.json": "{}" });
  await symlink(join(await temporaryFolder(notice), "blocks"), join(root, "blocks"));
  await expect(openSiteFolder(root, "/").then(loadBlocks)).rejects.toMatchObject({ exitCode: 1 });
});
