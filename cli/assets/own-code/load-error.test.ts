import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openSiteFolder } from "../../write/open-site-folder.ts";
import { loadBlocks } from "./load-blocks.ts";

async function messageOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await openSiteFolder(await temporaryFolder(files), "/");
  return loadBlocks(folder).then(
    () => "",
    (error: Error) => error.message.replace("The site's own blocks could not be loaded: ", ""),
  );
}

const site = {
  "blocks/index.ts": `export type { Block } from "./map/types.ts";
export { default as map } from "./map/index.ts";
export const blocks = [];
`,
  "blocks/islands.ts": 'export const islands = { map: () => import("./map/client.tsx") };\n',
  "blocks/map/types.ts": "export interface Block {}\n",
  "blocks/map/client.tsx": 'import maps from "maps";\nexport default () => maps;\n',
  "blocks/map/index.ts": `import {
  Map,
} from "./view.tsx";
import { type Block } from "./types.ts";
export default Map;
`,
};

function packageFiles(name: string, code: string, type = "commonjs") {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: "1.0.0", main: "index.js", type }),
    [`node_modules/${name}/index.js`]: code,
  };
}

const view = (code: string) => ({
  "blocks/map/view.tsx": `// A map.\n${code}\nexport const Map = () => null;\n`,
});
const inView = view('import maps from "maps";\nmaps.language;');
const inIsland = {
  ...view('import { Island } from "blockwork";\nimport Tiles from "./island.tsx";\nTiles, Island;'),
  "blocks/map/island.tsx": 'import maps from "maps";\nexport default () => maps.language;\n',
};
const inHelper = {
  ...view('import { zoom } from "../kit/zoom.ts";\nzoom;'),
  "blocks/kit/zoom.ts": '\n\nimport * as maps from "maps";\nexport const zoom = maps.language;\n',
};

describe.each([
  ["a view", inView, "blocks/map/view.tsx:2:18"],
  ["an island with a component", inIsland, "blocks/map/island.tsx:1:18"],
  ["a helper module", inHelper, "blocks/kit/zoom.ts:3:23"],
])("a package imported in %s", (_, files, place) => {
  it.each([
    ["window", "exports.language = window.navigator.language;"],
    ["document", "exports.language = document.documentElement.lang;"],
    ["localStorage", "exports.language = localStorage.getItem('language');"],
    ["HTMLElement", "exports.language = new (class extends HTMLElement {})();"],
    ["matchMedia", "exports.language = matchMedia('print').matches;"],
  ])(
    "that reads %s while it loads is named with what to do and the line of the import",
    async (name, code) => {
      expect(await messageOf({ ...site, ...packageFiles("maps", code), ...files })).toBe(
        `The package maps needs a browser: ${name} is not defined.
  Import it in the module of an island with clientOnly and a placeholder, which the view does not import; or in an effect, with import().
  ${place}`,
      );
    },
  );

  // Newer versions of Node have a navigator, without what is asked for here.
  it("that reads navigator.serviceWorker while it loads is named likewise", async () => {
    const code = packageFiles("maps", "exports.language = navigator.serviceWorker.controller;");
    const said = await messageOf({ ...site, ...code, ...files });
    expect(said).toMatch(/^The package maps (?:needs a browser|fails while it loads on the server): /);
    expect(said).toContain("an island with clientOnly and a placeholder");
    expect(said.split("\n").at(-1)).toBe(`  ${place}`);
  });
});

const maps = packageFiles("maps", "exports.language = window.navigator.language;");
const modules = packageFiles("@of/maps", "export const { language } = document.documentElement;", "module");
const wrapper = packageFiles("react-maps", 'module.exports = require("maps");');
const broken = packageFiles("broken", 'throw new Error("no licence");');

it.each([
  [
    "of modules",
    view('  import { language }from "@of/maps/index.js";\nlanguage;'),
    "The package @of/maps needs a browser: document is not defined.",
    "blocks/map/view.tsx:2:27",
  ],
  [
    "imported for its effects",
    view('import "maps"'),
    "The package maps needs a browser: window is not defined.",
    "blocks/map/view.tsx:2:8",
  ],
  [
    "that is exported again",
    {
      ...view('export { language } from "maps";'),
      "blocks/map/index.ts": 'import { language } from "./view.tsx";\nexport default language;\n',
    },
    "The package maps needs a browser: window is not defined.",
    "blocks/map/view.tsx:2:26",
  ],
  [
    "that another brings",
    view('import maps from "react-maps";\nmaps.language;'),
    "The package maps, which react-maps imports, needs a browser: window is not defined.",
    "blocks/map/view.tsx:2:18",
  ],
  [
    "that is imported elsewhere in time",
    {
      ...inHelper,
      ...view('import { zoom } from "../kit/zoom.ts";\nzoom;\nexport const later = () => import("maps");'),
    },
    "The package maps needs a browser: window is not defined.",
    "blocks/kit/zoom.ts:3:23",
  ],
  [
    "that is waited for",
    view('await import("maps");'),
    "The package maps needs a browser: window is not defined.",
    "blocks/map/view.tsx:2:14",
  ],
  [
    "that fails",
    view('import "broken";'),
    "The package broken fails while it loads on the server: no licence.\n  If it needs a browser: Import",
    "blocks/map/view.tsx:2:8",
  ],
])("a package %s is named with the line that imports it", async (_, files, message, place) => {
  const said = await messageOf({ ...site, ...maps, ...modules, ...wrapper, ...broken, ...files });
  expect(said).toContain(message);
  expect(said.split("\n").at(-1)).toBe(`  ${place}`);
});

it("the code of a block that asks for a browser says so at its line", async () => {
  const said = await messageOf({
    ...site,
    ...maps,
    ...view("const wide = matchMedia('(width > 600px)');\nexport const isWide = wide;"),
  });
  expect(said).toContain("matchMedia is not defined, as this code runs on the server.");
  expect(said.split("\n").at(-1)).toBe("  blocks/map/view.tsx:2:14");
});

it("what a block throws while it loads is said as it is", async () => {
  const said = await messageOf({ ...site, ...maps, ...view('throw new Error("no map")') });
  expect(said).toBe("no map\n  blocks/map/view.tsx:2:7");
});

it("a package that only islands for the browser and effects import does no harm", async () => {
  const files = view('export const later = () => import("maps");');
  expect(await messageOf({ ...site, ...maps, ...files })).toBe("");
});
