import { expect, it } from "vitest";
import { codeImports } from "../../assets/own-code/code-imports.ts";
import { checkImports } from "./check-imports.ts";

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

it("an import of a package that brings one of them is a problem that names both", () => {
  const place = { file: "blocks/menu/island.tsx", line: 1, column: 20 };
  const packages = ["react-select", "@emotion/react"];
  expect(checkImports([{ ...place, imported: "react-select/async", packages }])).toMatchObject([
    {
      ...place,
      code: "runtime-styles",
      message: `"react-select" adds its styles with "@emotion/react" while the page runs, and the site's Content-Security-Policy refuses them.`,
    },
  ]);
  expect(checkImports([{ ...place, imported: "recharts", packages: ["recharts", "clsx"] }])).toEqual([]);
});

it.each([
  ["styled-components", "styled-components"],
  ["styled-components/macro", "styled-components"],
  ["@emotion/react/jsx-runtime", "@emotion/react"],
  ["@emotion/styled", "@emotion/styled"],
  ["@emotion/css/create-instance", "@emotion/css"],
  ["goober", "goober"],
  ["styletron-react", "styletron-react"],
  ["styletron-engine-atomic", "styletron-engine-atomic"],
  ["@stitches/react", "@stitches/react"],
  ["jss", "jss"],
  ["react-jss", "react-jss"],
  ["glamor/react", "glamor"],
  ["twind/shim", "twind"],
  ["@twind/core", "@twind/core"],
  ["styled-jsx/css", "styled-jsx"],
  ["@mui/material/Button", "@mui/material"],
  ["@vanilla-extract/css", undefined],
  ["@stylexjs/stylex", undefined],
  ["./goober", undefined],
  ["@pandacss/dev", undefined],
  ["@emotion/is-prop-valid", undefined],
  ["styled-components-of-ours", undefined],
  ["@ours/goober", undefined],
])("an import of %s is a problem of the package %s, at its line", (imported, name) => {
  const found = checkImports([{ file: "blocks/menu/view.tsx", imported, line: 3, column: 20 }]);
  const problem = {
    code: "runtime-styles",
    severity: "error",
    file: "blocks/menu/view.tsx",
    line: 3,
    column: 20,
  };
  const sentences = {
    message: expect.stringMatching(`^"${name}" adds its styles while the page runs`),
    suggestion: expect.stringMatching("CSS Module.*vanilla-extract"),
  };
  expect(found).toMatchObject(name === undefined ? [] : [{ ...problem, ...sentences }]);
});
