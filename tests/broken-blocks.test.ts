import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Run, runSite, runSiteProcess } from "./support/run-site.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

let site: TemporarySite;
beforeAll(async () => {
  site = await createTemporarySite("own-block");
});
afterAll(() => site?.remove());

/** Files of the site by their paths: a text, or a part of what is there and what comes in its place. */
type Change = Readonly<Record<string, string | readonly [before: string, after: string]>>;

const index = "blocks/notice/index.ts";
const view = "blocks/notice/view.tsx";
const schema = "blocks/notice/schema.ts";
const list = "blocks/index.ts";

/** With another key in the definition, or another value of one that is there. */
const withKey = (key: string, value: string): Change => ({
  [index]: `import { renameProp } from "blockwork";
import { sample } from "./fixtures/own-block/blocks/notice/sample.ts";
import { schema } from "./schema.ts";
import { Notice } from "./view.tsx";
const migrations = [renameProp("heading", "title")];
export default { type: "notice", schema, view: Notice, sample, migrations, ...{ ${key}: ${value} } };
`,
});
/** With the code of the view before what it gives back. */
const inView = (code: string): Change => ({ [view]: ["  return (", `  ${code}\n  return (`] });
const withList = (code: string): Change => ({ [list]: `import notice from "./notice/index.ts";\n${code}\n` });

const kinds: Readonly<Record<string, Change>> = {
  // What can't be read or run
  "a word that is no code": { [view]: "export function Notice( {\n" },
  "a bracket that is not closed": { [schema]: ["} as const", "as const"] },
  "no such file": { [index]: ['"./view.tsx"', '"./vieuw.tsx"'] },
  "no such package": { [view]: ['"blockwork"', '"blockwork-not-there"'] },
  "no such export": { [index]: ["{ Notice }", "{ Notize }"] },
  "JSON with a comma too many": {
    "blocks/notice/data.json": '{ "a": 1, }',
    [index]: ["import { sample", 'import "./data.json";\nimport { sample'],
  },
  "styles that can't be read": { "blocks/notice/style.scss": ".notice { color: $none; }" },
  "an error while it is loaded": { [view]: ["export function", 'throw new Error("No.");\nexport function'] },
  "a text thrown while it is loaded": { [view]: ["export function", 'throw "No.";\nexport function'] },
  "null thrown while it is loaded": { [view]: ["export function", "throw null;\nexport function"] },
  "a promise that is rejected while it is loaded": {
    [view]: ["export function", 'await Promise.reject(new Error("No."));\nexport function'],
  },
  "what is used before it is there": {
    [schema]: [
      "export const schema",
      "const early = later.length;\nconst later = String(early);\nexport const schema",
    ],
  },
  "the window while it is loaded": {
    [view]: ["export function", "document.title = window.name;\nexport function"],
  },
  // Lists of blocks
  "no list of blocks": { [list]: "export const nothing = 1;\n" },
  "an object for a list of blocks": withList("export const blocks = { notice };"),
  "undefined in the list": withList("export const blocks = [notice, undefined];"),
  "null in the list": withList("export const blocks = [null, notice];"),
  "a text in the list": withList('export const blocks = [notice, "notice"];'),
  "an empty object in the list": withList("export const blocks = [{}, notice];"),
  "a promise in the list": withList("export const blocks = [notice, Promise.resolve(notice)];"),
  "a promise of a list": withList("export const blocks = Promise.resolve([notice]);"),
  "the same block twice": withList("export const blocks = [notice, notice];"),
  "two blocks of a type": withList("export const blocks = [notice, { ...notice }];"),
  "a list that can't be read": withList(
    'export const blocks = new Proxy([notice], { get() { throw new Error("No."); } });',
  ),
  "a block that can't be read": withList(
    'export const blocks = [new Proxy(notice, { get() { throw new Error("No."); } })];',
  ),
  "a key that can't be read": withList(
    'export const blocks = [{ ...notice, get icon() { throw new Error("No."); } }];',
  ),
  "a schema that can't be read": withList(
    'export const blocks = [{ ...notice, get schema() { throw new Error("No."); } }];',
  ),
  // Keys of a definition
  "a number for a type": withKey("type", "7"),
  "a type with a space": withKey("type", '"my notice"'),
  "an empty type": withKey("type", '""'),
  "a type that is a prototype's": withKey("type", '"__proto__"'),
  "another type than the folder's": withKey("type", '"notes"'),
  "no schema": withKey("schema", "undefined"),
  "a text for a schema": withKey("schema", '"object"'),
  "a schema of a list": withKey(
    "schema",
    '{ type: "array", title: "A", description: "B.", items: { type: "string" } }',
  ),
  "no view": withKey("view", "undefined"),
  "an element for a view": withKey("view", "Notice({ title: 'A', text: 'B' })"),
  "a text for a view": withKey("view", '"notice"'),
  "no sample": withKey("sample", "undefined"),
  "a sample that does not fit": withKey("sample", "{ title: 7 }"),
  "a sample with a circle": withKey(
    "sample",
    "(() => { const a: Record<string, unknown> = { title: 'A' }; a.text = a; return a; })()",
  ),
  "a sample with a function": withKey("sample", "{ title: () => 'A' }"),
  "a sample with a big number": withKey("sample", "{ title: 10n }"),
  "a purpose that there is not": withKey("purpose", '"fun"'),
  "a number for an icon": withKey("icon", "7"),
  "an icon that there is not": withKey("icon", '"no-such-icon"'),
  "a heading of level 7": withKey("heading", "7"),
  "a text for a switch": withKey("toasts", '"yes"'),
  "uses of pictures that there are not": withKey("deferredPictureUses", '["everywhere"]'),
  "a text for a list of uses": withKey("deferredPictureUses", '"full"'),
  "an object for migrations": withKey("migrations", "{}"),
  "a text in migrations": withKey("migrations", '["title"]'),
  "a migration that throws": withKey("migrations", '[() => { throw new Error("No."); }]'),
  "a migration that gives nothing": withKey("migrations", "[() => undefined]"),
  "a text for connects": withKey("connects", '"https://a.example"'),
  "connects that throws": withKey("connects", '() => { throw new Error("No."); }'),
  "connects that gives a text": withKey("connects", '() => "https://a.example"'),
  "connects that gives numbers": withKey("connects", "() => [7]"),
  "connects that gives no address": withKey("connects", '() => ["not an address; script-src *"]'),
  "frames that gives null": withKey("frames", "() => null"),
  "loads that gives a list": withKey("loads", '() => ["https://a.example"]'),
  "loads of what there is not": withKey("loads", '() => ({ scripts: ["https://a.example"] })'),
  "loads that gives a text for a list": withKey("loads", '() => ({ fonts: "https://a.example" })'),
  "a text for trustedTypes": withKey("trustedTypes", '"html"'),
  "a number in trustedTypes": withKey("trustedTypes", "[7]"),
  "a list for problems": withKey("problems", "[]"),
  "a problem without its sentence": withKey("problems", '{ "notice/old": {} }'),
  "a problem of another block": withKey(
    "problems",
    '{ "other/old": { severity: "error", sentence: "It is old." } }',
  ),
  "a text for messages": withKey("messages", '"messages"'),
  "messages without catalogues": withKey("messages", "{}"),
  "a text for check": withKey("check", '"title"'),
  "a check that throws": withKey("check", '() => { throw new TypeError("No."); }'),
  "a check that throws a text": withKey("check", '() => { throw "No."; }'),
  "a check that gives nothing": withKey("check", "() => undefined"),
  "a check that gives a promise": withKey("check", "async () => []"),
  "a check that gives texts": withKey("check", '() => ["It is old."]'),
  "a check with a code that there is not": withKey(
    "check",
    '() => [{ code: "notice/none", message: "No." }]',
  ),
  "a check without a message": withKey("check", '() => [{ code: "wrong-value" }]'),
  "a number for notes": withKey("notes", "7"),
  "notes that throw": withKey("notes", '() => { throw new Error("No."); }'),
  "notes that are a text": withKey("notes", '() => "A note."'),
  "notes that are numbers": withKey("notes", "() => [7]"),
  "a text for structured data": withKey("structuredData", '"Thing"'),
  "structured data that throws": withKey("structuredData", '() => { throw new Error("No."); }'),
  "structured data without a type": withKey("structuredData", "() => ({ name: 'A' })"),
  "structured data with a circle": withKey(
    "structuredData",
    "() => { const a: Record<string, unknown> = { '@type': 'Thing' }; a.a = a; return a; }",
  ),
  "structured data with a big number": withKey("structuredData", "() => ({ '@type': 'Thing', name: 10n })"),
  "structured data as a text": withKey("structuredData", '() => "Thing"'),
  // Schemas
  "a schema with a circle": withKey(
    "schema",
    "((circle: { properties?: unknown }) => (circle.properties = { title: circle }) && circle)({ ...schema })",
  ),
  "a property of no type": { [schema]: ['text: { type: "string", title', "text: { title"] },
  "a property of a type that there is not": { [schema]: ['text: { type: "string"', 'text: { type: "text"'] },
  "two types": { [schema]: ['text: { type: "string"', 'text: { type: ["string", "null"]'] },
  "a keyword of JSON Schema that we have not": {
    [schema]: ['  required: ["title"]', '  if: {}, then: { required: ["title"] }'],
  },
  "a required key that is no property": { [schema]: ['required: ["title"]', 'required: ["titel"]'] },
  "a format that there is not": { [schema]: ['default: ""', 'default: "", format: "color-of-the-sky"'] },
  "a pattern that is none": { [schema]: ["minLength: 1", 'pattern: "("'] },
  "a default of another type": { [schema]: ['default: ""', "default: 7"] },
  "a property without a title": { [schema]: ['title: "Heading", ', ""] },
  "a property called each": { [schema]: ["text: {", "each: {"] },
  // Views
  "a view that throws": inView('throw new Error("No.");'),
  "a view that throws a text": inView('throw "No.";'),
  "a view that throws null": inView("throw null;"),
  "a view that throws undefined": inView("throw undefined;"),
  "a view that throws a promise": inView("throw Promise.resolve();"),
  "a view that calls itself": inView("if (title) return Notice({ title, text });"),
  "a view that reads what is not there": inView("(undefined as unknown as { a: string }).a.length;"),
  "a view that gives an object": inView("if (title) return { title } as unknown as null;"),
  "a view that gives a function": inView("if (title) return (() => 1) as unknown as null;"),
  "an async view": { [view]: ["export function", "export async function"] },
  "state in a view": {
    [view]: [
      "export function Notice({ title, text }: Resolved<typeof schema>) {",
      'import { useState } from "react";\nexport function Notice({ title, text }: Resolved<typeof schema>) {\n  useState(1);',
    ],
  },
  "a handler in a view": { [view]: ["{text && <p>{text}</p>}", "<p onClick={() => undefined}>{text}</p>"] },
  "an island of a name that there is not": { [view]: ['name="notice" hydrateOn', 'name="notize" hydrateOn'] },
  "a function for an island": { [view]: ['read: "Read"', 'read: (() => "Read") as unknown as string'] },
  "a circle for an island": {
    [view]: [
      'read: "Read"',
      "read: ((circle: { own?: unknown }) => (circle.own = circle) as unknown as string)({})",
    ],
  },
  // Islands and formats
  "islands that are no object": {
    "blocks/islands.ts": "export const islands = 7;\nexport const enhancements = {};\n",
  },
  "an island that is no function": {
    "blocks/islands.ts": "export const islands = { notice: 7 };\nexport const enhancements = {};\n",
  },
  "an island whose file is not there": {
    "blocks/islands.ts":
      'export const islands = { notice: () => import("./notice/none.tsx") };\nexport const enhancements = {};\n',
  },
  "islands with a mistake": { "blocks/islands.ts": "export const islands = {" },
  "an island with a mistake": { "blocks/notice/island.tsx": "export default function Reader( {" },
  "a list for formats": withList("export const blocks = [notice];\nexport const formats = [];"),
  "a format without its check": withList(
    'export const blocks = [notice];\nexport const formats = { "clock-time": { kind: "a time", example: "9:00" } };',
  ),
  "a format whose check throws": withList(
    'export const blocks = [notice];\nexport const formats = { "clock-time": { kind: "a time", example: "9:00", check: () => { throw new Error("No."); } } };',
  ),
  "a format whose check gives a number": withList(
    'export const blocks = [notice];\nexport const formats = { "clock-time": { kind: "a time", example: "9:00", check: () => 7 } };',
  ),
  "formats that can't be read": withList(
    'export const blocks = [notice];\nexport const formats = { get "clock-time"() { throw new Error("No."); } };',
  ),
};

it.each(Object.entries(kinds))("%s", async (_, change) => {
  expect(await validated(change)).toEqual({ code: 1, isPlaced: true, faults: [] });
});

const ofProcesses: Readonly<Record<string, Change>> = {
  "a view that ends the process": inView("process.exit(0);"),
  "the process is ended while it is loaded": {
    [view]: ["export function", "process.exit(0);\nexport function"],
  },
  "a promise that never comes": {
    [view]: ["export function", "await new Promise(() => undefined);\nexport function"],
  },
  "an error that is thrown later": {
    [view]: ["export function", 'setTimeout(() => { throw new Error("No."); });\nexport function'],
  },
  "a promise that is rejected and not awaited": {
    [view]: ["export function", 'Promise.reject(new Error("No."));\nexport function'],
  },
  "null that is thrown later": {
    [view]: ["export function", "setTimeout(() => { throw null; });\nexport function"],
  },
};

it.each(Object.entries(ofProcesses))("%s", async (_, change) => {
  expect(await validated(change, runSiteProcess)).toEqual({ code: 1, isPlaced: true, faults: [] });
});

it.each([[["validate", "--json"]], [["routes", "--json"]], [["doctor", "--json"]]])(
  "what own code logs stands beside the output of site %s",
  async (args) => {
    const text = await site.read(view);
    const logs =
      '["log", "info", "debug", "dir", "table", "group"].forEach((name) => console[name]("logged " + name));';
    await site.write(view, `${logs}\n${text.replace("  return (", `  ${logs}\n  return (`)}`);
    const { stdout, stderr } = await runSiteProcess([...args, "--root", site.root]);
    await site.write(view, text);
    expect(JSON.parse(stdout)).toHaveProperty("version");
    expect(stderr.includes("logged debug")).toBe(args[0] !== "doctor");
  },
);

/** How `site validate` ends after a change, whether it names a file of own code, and what no author should see. */
async function validated(change: Change, run: (args: readonly string[]) => Promise<Run> = runSite) {
  const before: Record<string, string | undefined> = {};
  for (const [path, text] of Object.entries(change)) {
    const old = await site.read(path).catch(() => undefined);
    before[path] = old;
    if (typeof text !== "string") expect(old).toContain(text[0]);
    await site.write(path, typeof text === "string" ? text : (old ?? "").replace(text[0], () => text[1]));
  }
  const { code, stdout, stderr } = await run(["validate", "--root", site.root]);
  for (const [path, text] of Object.entries(before))
    await (text === undefined ? rm(join(site.root, path)) : site.write(path, text));
  const printed = stdout + stderr;
  const unwanted = /Internal error|^ {4}at |node:internal|\bajv\b|: undefined|\[object/gm;
  const faults = [...printed.matchAll(unwanted)].map(([found]) => found);
  if (code !== 1 || faults.length > 0) faults.push(printed);
  return { code, isPlaced: /blocks\/|site\.config\.json:\d/.test(printed), faults };
}
