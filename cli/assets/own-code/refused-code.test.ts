import { expect, it } from "vitest";
import { moduleUnits } from "./module-units.ts";
import { createRefusedCodeFinder } from "./refused-code.ts";

type Files = Readonly<Record<string, string>>;

const ownFolder = "/site/blocks/menu/";
const idOf = (name: string) => {
  if (name === "own") return `${ownFolder}island.tsx`;
  return name.startsWith("own/") ? name.replace("own/", ownFolder) : `/site/node_modules/${name}`;
};

/** Modules that import each other by the names of their packages, or as ./name. */
async function found(
  files: Files,
  pure = true,
  onRead: (id: string) => void = () => undefined,
): Promise<readonly string[]> {
  const codes = new Map(Object.entries(files).map(([name, code]) => [idOf(name), code]));
  const fileOf = (specifier: string, importer: string) => {
    if (specifier.startsWith("./"))
      return `${importer.slice(0, importer.lastIndexOf("/"))}/${specifier.slice(2)}`;
    return idOf(specifier.includes("/") ? specifier : `${specifier}/index.js`);
  };
  const specifiersIn = (code: string) =>
    [...code.matchAll(/(?:from|import|require)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  const find = createRefusedCodeFinder({
    ids: [...codes.keys()],
    codeOf: (id) => {
      onRead(id);
      return codes.get(id) ?? "";
    },
    importsOf: (id) => specifiersIn(codes.get(id) ?? "").map((each) => fileOf(each, id)),
    isPure: () => pure,
    resolve: async (specifier, importer) => fileOf(specifier, importer),
  });
  const own = [...codes.keys()].filter((id) => id.startsWith(ownFolder));
  const all = await Promise.all(specifiersIn(files.own ?? "").map((each) => find(idOf("own"), each, own)));
  return all.flat().map(({ kind, by, policy = [], options }) => [kind, by].concat(policy, options).join(" "));
}

const adds = 'document.head.append(document.createElement("style"));';

it.each<[string, Files, readonly string[]]>([
  [
    "as soon as it is loaded",
    {
      own: 'import { toast } from "toasts"; toast();',
      "toasts/index.js": `function add() { ${adds} }\nadd();\nexport const toast = () => 1;`,
    },
    ["styles toasts"],
  ],
  [
    "in what is used",
    {
      own: 'import { A } from "kit"; A();',
      "kit/index.js": `export const A = () => { ${adds} };\nexport const B = () => 1;`,
    },
    ["styles kit"],
  ],
  [
    "in what is not used",
    {
      own: 'import { B } from "kit"; B();',
      "kit/index.js": `export const A = () => { ${adds} };\nexport const B = () => 1;`,
    },
    [],
  ],
  [
    "in a member of a namespace that is not used",
    {
      own: 'import * as Dialog from "kit"; Dialog.Root();',
      "kit/index.js": `const Overlay = () => { ${adds} };\nconst Root = () => 1;\nexport { Overlay, Root };`,
    },
    [],
  ],
  [
    "in a member of a namespace that is used",
    {
      own: 'import * as Dialog from "kit"; Dialog.Overlay();',
      "kit/index.js": `const Overlay = () => { ${adds} };\nconst Root = () => 1;\nexport { Overlay, Root };`,
    },
    ["styles kit"],
  ],
  [
    "in a part of a component that is not used",
    {
      own: 'import { Command } from "kit"; Command(Command.Item);',
      "kit/index.js": `const Modal = () => { ${adds} };\nconst Command = Object.assign(() => 1, { Item: () => 2, Modal });\nexport { Command };`,
    },
    [],
  ],
  [
    "in a part of a component that is used",
    {
      own: 'import { Command } from "kit"; Command.Modal();',
      "kit/index.js": `const Modal = () => { ${adds} };\nconst Command = Object.assign(() => 1, { Item: () => 2, Modal });\nexport { Command };`,
    },
    ["styles kit"],
  ],
  [
    "in another package, through others",
    {
      own: 'import Select from "select"; Select();',
      "select/index.js": 'export { default } from "./base.js";',
      "select/base.js": 'import { css } from "sheet"; export default () => css();',
      "sheet/index.js": 'export * from "./sheet.js";',
      "sheet/sheet.js": `class Sheet { insert() { const make = () => { ${adds} }; make(); } }\nexport const css = () => new Sheet();`,
    },
    ["styles sheet"],
  ],
  [
    "in an element of React",
    {
      own: 'import { A } from "kit"; A();',
      "kit/index.js": 'import { jsx } from "react";\nexport const A = () => jsx("style", {});',
    },
    ["styles kit"],
  ],
  [
    "in HTML",
    {
      own: 'import { wave } from "kit"; wave();',
      "kit/index.js":
        "export const wave = (root, nonce) => { root.innerHTML = `<style$" + "{nonce}>p {}</style><p>`; };",
    },
    ["html kit", "styles kit"],
  ],
  [
    "in HTML of an element that the block does not use",
    {
      own: 'import { Plain } from "kit"; Plain();',
      "kit/index.js":
        "export const Plain = () => 1;\nexport const Wave = (root) => { root.innerHTML = '<style>p {}</style>'; };",
    },
    [],
  ],
  [
    "in HTML that is looked for, and in pictures",
    {
      own: 'import { a } from "kit"; a();',
      "kit/index.js":
        'export const a = (text) => [/<style>/.test(text), text === "<style>", text.split("<style>"), "url(data:image/svg+xml,<svg><style>p {}</style></svg>)", "<style-guide>"];',
    },
    [],
  ],
  [
    "in CommonJS",
    {
      own: 'import a from "kit"; a();',
      "kit/index.js": 'module.exports = require("./add.js");',
      "kit/add.js": `exports.add = () => { ${adds} };`,
    },
    ["styles kit"],
  ],
  [
    "in a module that is loaded later",
    {
      own: 'import { load } from "kit"; load();',
      "kit/index.js": 'export const load = () => import("./add.js");',
      "kit/add.js": `export const add = () => { ${adds} };`,
    },
    ["styles kit"],
  ],
  [
    "behind an option that the block sets",
    {
      own: 'import { Crop } from "kit"; Crop({ noInjectedStyles: true });',
      "kit/index.js": `export function Crop(props) { if (!props.noInjectedStyles) { ${adds} } }`,
    },
    [],
  ],
  [
    "behind an option that the block does not set",
    {
      own: 'import { Crop } from "kit"; Crop({ zoom: 1 });',
      "kit/index.js": `export function Crop(props) { if (props.noInjectedStyles) return; ${adds} }`,
    },
    ["styles kit noInjectedStyles"],
  ],
  [
    "unless a variable of its own says that it did, which is no option",
    {
      own: 'import { drag } from "kit"; drag();',
      "kit/index.js": `export function drag(doc) { let styleEl = doc.getElementById("drag"); if (!styleEl) { ${adds} } }`,
    },
    ["styles kit"],
  ],
  [
    "behind an option that has a variable of its name",
    {
      own: 'import { drag } from "kit"; drag({ injectStyles: false });',
      "kit/index.js": `export function drag(props) { const injectStyles = props.injectStyles ?? true; if (injectStyles) { ${adds} } }`,
    },
    [],
  ],
  [
    "for a text that nobody writes",
    {
      own: 'import { Presence } from "kit"; Presence({ mode: "wait" });',
      "kit/index.js": `import { Pop } from "./pop.js";\nexport const Presence = ({ mode = "sync" }) => mode === "pop" ? Pop() : 1;`,
      "kit/pop.js": `export const Pop = () => { ${adds} };`,
    },
    [],
  ],
  [
    "for a text that the block writes",
    {
      own: 'import { Presence } from "kit"; Presence({ mode: "pop" });',
      "kit/index.js": `import { Pop } from "./pop.js";\nexport const Presence = ({ mode = "sync" }) => mode === "pop" ? Pop() : 1;`,
      "kit/pop.js": `export const Pop = () => { ${adds} };`,
    },
    ["styles kit"],
  ],
  [
    "for a property that is compared with a text that nobody writes",
    {
      own: 'import { Presence } from "kit"; Presence({ mode: "wait" });',
      "kit/index.js": `import { Pop } from "./pop.js";\nexport const Presence = ({ mode }) => Pop({ pop: mode === "pop" });`,
      "kit/pop.js": `export const Pop = ({ pop }) => { if (pop === false) return; ${adds} };`,
    },
    [],
  ],
  [
    "only where stylesheets can't be adopted",
    {
      own: 'import { adopt } from "kit"; adopt();',
      "kit/index.js": `export const adopt = (root) => { if (canAdopt) root.adoptedStyleSheets = []; else { ${adds} } };`,
    },
    [],
  ],
  [
    "only where stylesheets can't be adopted, as a minifier writes it",
    {
      own: 'import { adopt } from "kit"; adopt();',
      "kit/index.js": `const e = "adoptedStyleSheets" in Document.prototype;\nexport const adopt = (root, s) => { if (e) root.adoptedStyleSheets = s; else for (const each of s) { ${adds} } };`,
    },
    [],
  ],
  [
    "by another module of the block, which is reported at its own import",
    {
      own: 'import Menu from "./menu.tsx"; Menu();',
      "own/menu.tsx": 'import { A } from "kit"; export default () => A();',
      "kit/index.js": `export const A = () => { ${adds} };`,
    },
    [],
  ],
  [
    "as a stylesheet that is adopted, which no policy refuses",
    {
      own: 'import { a } from "kit"; a();',
      "kit/index.js":
        'export const a = () => { const sheet = new CSSStyleSheet(); sheet.insertRule("a {}"); document.adoptedStyleSheets.push(sheet); };',
    },
    [],
  ],
  [
    "as an import of a type alone",
    {
      own: 'import type { A } from "kit";\nexport default () => 1;',
      "kit/index.js": `${adds}\nexport const A = 1;`,
    },
    [],
  ],
])("what a package adds %s", async (_, files, expected) => {
  const isOfType = files.own?.startsWith("import type");
  expect(await found(isOfType ? { ...files, own: (files.own ?? "").replace(/.*\n/, "") } : files)).toEqual(
    expected,
  );
});

it.each<[string, string, readonly string[]]>([
  ["new Function", 'new Function("a", text)', ["code kit"]],
  ["Function", "Function(text)()", ["code kit"]],
  ["eval", "eval(text)", ["code kit"]],
  ["eval from outside", "(0, eval)(text)", ["code kit"]],
  ["what a try catches", "try { new Function(text) } catch { return false }", []],
  ["what a try passes on", "try { new Function(text) } catch (error) { throw error }", ["code kit"]],
  ["the way to the global object", 'globalThis || Function("return this")()', []],
  ["a method of that name", "parser.eval(text)", []],
  ["a text", '"new Function(text)"', []],
])("code that a package makes of a text: %s", async (_, code, expected) => {
  const own = 'import { compile } from "kit"; compile("x");';
  const isStatement = code.startsWith("try");
  const body = isStatement ? code : `return ${code}`;
  expect(await found({ own, "kit/index.js": `export function compile(text) { ${body} }` })).toEqual(expected);
});

it.each<[string, string, readonly string[]]>([
  ["innerHTML", "element.innerHTML = text", ["html kit"]],
  ["outerHTML of an element that is found", 'element.querySelector("p").outerHTML = text', ["html kit"]],
  ["insertAdjacentHTML", 'element.insertAdjacentHTML("beforeend", text)', ["html kit"]],
  ["a parser", 'new DOMParser().parseFromString(text, "text/html")', ["html kit"]],
  ["a policy", 'trustedTypes.createPolicy("kit", { createHTML })', ["policy kit kit"]],
  ["a policy of any name", "trustedTypes.createPolicy(name, { createHTML })", []],
  [
    "HTML that a policy makes",
    'element.innerHTML = trustedTypes.createPolicy("kit", rules).createHTML(text)',
    ["policy kit kit"],
  ],
  [
    "HTML where there are no Trusted Types",
    'typeof trustedTypes !== "undefined" ? trustedTypes.createPolicy("kit", rules) : (element.innerHTML = text)',
    ["policy kit kit"],
  ],
  ["HTML that is read", "element.innerHTML + element.outerHTML", []],
  ["what a try catches", "try { element.innerHTML = text } catch { element.textContent = text }", []],
  ["WebAssembly", "WebAssembly.instantiate(bytes)", ["wasm kit"]],
  ["WebAssembly as it arrives", "WebAssembly.instantiateStreaming(fetch(url))", ["wasm kit"]],
  ["a question for WebAssembly", "WebAssembly.validate(bytes)", []],
])("what the definition of a block can allow: %s", async (_, code, expected) => {
  const own = 'import { write } from "kit"; write();';
  const body = code.startsWith("try") ? code : `return ${code}`;
  expect(await found({ own, "kit/index.js": `export function write(text) { ${body} }` })).toEqual(expected);
});

it.each([
  [true, []],
  [false, ["styles kit"]],
])(
  "a module that its package says does nothing by itself (%s) is read where it is used",
  async (pure, expected) => {
    const files = {
      own: 'import { B } from "kit"; B();',
      "kit/index.js": 'import { A } from "./a.js";\nexport const C = () => A;\nexport const B = () => 1;',
      "kit/a.js": `${adds}\nexport const A = 1;`,
    };
    expect(await found(files, pure)).toEqual(expected);
  },
);

it("a package is read as often for one import as for many", async () => {
  const readsFor = async (imports: number) => {
    const specifiers = Array.from({ length: imports }, (_, index) => `kit/${index}.js`);
    const own = specifiers.map((each, index) => `import { A as A${index} } from "${each}"; A${index}();`);
    const kit = specifiers.map(
      (each) => [each, `export const A = (mode) => { if (mode === "of ${each}") { ${adds} } };`] as const,
    );
    let reads = 0;
    await found({ own: own.join("\n"), ...Object.fromEntries(kit) }, true, (id) => {
      if (id === idOf("kit/0.js")) reads += 1;
    });
    return reads;
  };
  expect(await readsFor(20)).toBe(await readsFor(1));
});

it("a module that can't be parsed is left to the bundler", () => {
  expect(moduleUnits("a.js", "import {")).toBeUndefined();
});
