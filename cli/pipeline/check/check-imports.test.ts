import { expect, it } from "vitest";
import { codeImports } from "../../assets/own-code/code-imports.ts";
import type { LoadedBlock } from "../../assets/own-code/load-blocks.ts";
import type { RefusedImport } from "../../assets/own-code/refused-imports.ts";
import { checkPackageStyles, checkRefusedCode } from "./check-imports.ts";

it.each([
  ["a name", 'import styled from "styled-components";', ["1:20 styled-components"]],
  ["several lines", 'import {\n  css, // from "jss"\n  type Rule,\n} from "goober";', ["4:8 goober"]],
  ["names that begin so", 'import { importantRule, exported } from "goober";', ["1:41 goober"]],
  ["single quotes, after another", "import 'a';import * as b from 'b'", ["1:8 a", "1:31 b"]],
  ["what is passed on", 'export { css } from "goober";', ["1:21 goober"]],
  ["what is loaded later", 'const load = () => import("goober");', ["1:27 goober"]],
  ["CommonJS", "const { css } = require('goober');", ["1:25 goober"]],
  ["after a comment", '/* import "a" */ import "b"; // import "c"', ["1:25 b"]],
  ["after an apostrophe", '<p>Don\'t</p>;\nconst b = import("b");', ["2:18 b"]],
  ["types alone", 'import type { Rule } from "goober";\nexport type { Rule } from "goober";', []],
  ["a comment", '// import "a"\n/*\nimport "b";\n*/', []],
  ["a text", 'const code = `\nimport "a";\n`;\nconst other = \'import "b"\';', []],
  ["words of a page", '<p>import styled from "styled-components"</p>', []],
  ["a word that ends so", 'reimport "a"; const from = "b"; x.from("c")', []],
])("imports of a module: %s", (_, source, expected) => {
  const found = codeImports("a.tsx", source);
  expect(found.map(({ line, column, imported }) => `${line}:${column} ${imported}`)).toEqual(expected);
});

const place = { file: "blocks/menu/island.tsx", imported: "kit", line: 3, column: 20 };

const block = (refused: Partial<RefusedImport>, ownStylesFor?: readonly string[]): LoadedBlock => ({
  block: {
    type: "menu",
    schema: {},
    sample: {},
    view: () => null,
    ...(ownStylesFor && { ownStylesFor }),
  } as never,
  folder: "/site/blocks/menu",
  own: true,
  refused: [{ ...place, kind: "styles", name: "kit", by: "kit", options: [], ...refused }],
});

const policy = "and the site's Content-Security-Policy refuses";

it.each<[string, Partial<RefusedImport>, string, string]>([
  [
    "styles",
    {},
    `"kit" adds its styles while the page runs, in the block "menu", ${policy} them.`,
    'Take a package that makes its styles at build or has a stylesheet, or write the rules into style.scss; or, where the block\'s own styles stand in for them, ownStylesFor: ["kit"] in its definition.',
  ],
  [
    "styles of another package",
    { by: "@emotion/sheet" },
    `"kit" adds its styles with "@emotion/sheet" while the page runs, in the block "menu", ${policy} them.`,
    "Take a package that",
  ],
  [
    "styles beside its stylesheet",
    { isStyled: true },
    `"kit" adds styles that its stylesheet lacks while the page runs, in the block "menu", ${policy} them.`,
    "write the rules into style.scss",
  ],
  [
    "styles with an option",
    { options: ["injectCss"] },
    '"kit" adds',
    "Set its option injectCss so that it adds none; write",
  ],
  [
    "styles with a stylesheet",
    { stylesheet: "kit/kit.css" },
    '"kit" adds',
    'Load "kit/kit.css" beside it; or,',
  ],
  [
    "styles with all of that",
    { unstyled: "kit/unstyled", options: ["injectCss"], stylesheet: "kit/kit.css" },
    '"kit" adds',
    'Take what "kit/unstyled" exports, and set its option injectCss so that it adds none, and load "kit/kit.css" beside it; or,',
  ],
  [
    "code",
    { kind: "code" },
    `"kit" makes code of a text while the page runs, in the block "menu", ${policy} it.`,
    "Take a build of the package that does without",
  ],
  ["code with an option", { kind: "code", options: ["jitless"] }, '"kit" makes', "Set its option jitless"],
])(
  "what a package does at run time (%s) is told at its import, with the remedy that it has",
  (kind, refused, message, hint) => {
    const [problem, ...others] = checkRefusedCode([block(refused)]);
    expect(problem).toMatchObject({
      code: kind.startsWith("styles") ? "runtime-styles" : "runtime-code",
      severity: "warning",
      ...{ file: place.file, line: 3, column: 20 },
      message: expect.stringContaining(message),
      suggestion: expect.stringContaining(hint),
    });
    expect(others).toEqual([]);
  },
);

it.each<[string, Partial<RefusedImport>, object, string, string]>([
  [
    "HTML",
    { kind: "html" },
    { setsHtml: true },
    "sets HTML from texts",
    "setsHtml: true into the block's definition.",
  ],
  [
    "WebAssembly",
    { kind: "wasm" },
    { wasm: true },
    "runs WebAssembly",
    "wasm: true into the block's definition.",
  ],
  [
    "a policy",
    { kind: "policy", policy: "kit-html" },
    { trustedTypes: ["kit-html"] },
    'creates the Trusted Types policy "kit-html"',
    'trustedTypes: ["kit-html"] into the block\'s definition; and allowDuplicatePolicies: true, if it is created twice.',
  ],
])("what a definition does not allow (%s) is told with the key that does", (_, refused, key, does, hint) => {
  const { block: definition, ...loaded } = block({ ...refused, by: "sheet" });
  expect(checkRefusedCode([{ ...loaded, block: definition }])).toMatchObject([
    {
      code: "missing-permission",
      severity: "warning",
      ...{ file: place.file, line: 3, column: 20 },
      message: `"kit" ${does} with "sheet", in the block "menu", and the site's Content-Security-Policy refuses it until the block's definition allows it.`,
      suggestion: `Write ${hint}`,
    },
  ]);
  expect(checkRefusedCode([{ ...loaded, block: { ...definition, ...key } as never }])).toEqual([]);
});

it.each<[string, Partial<RefusedImport>, number]>([
  ["the package", { name: "kit", by: "sheet" }, 0],
  ["the package that adds them", { name: "menus", by: "kit" }, 0],
  ["neither", { name: "menus", by: "sheet" }, 1],
  ["code that is made of a text", { kind: "code" }, 1],
])("a block whose own rules stand in for those of kit (%s)", (_, refused, count) => {
  expect(checkRefusedCode([block(refused, ["kit"])])).toHaveLength(count);
});

it("two blocks with one import are told once", () => {
  expect(checkRefusedCode([block({}), block({})])).toHaveLength(1);
});

it("a package that adds its styles itself is not told to lack a stylesheet as well", () => {
  const { refused, ...plain } = block({});
  const unstyled = [{ ...place, name: "kit", stylesheet: "kit/kit.css" }];
  expect(checkPackageStyles([{ ...plain, unstyled }])).toMatchObject([{ code: "missing-styles" }]);
  expect(checkPackageStyles([{ ...plain, unstyled, ...(refused && { refused }) }])).toEqual([]);
});
