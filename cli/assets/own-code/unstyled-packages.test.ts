import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { openSiteFolder } from "../../write/open-site-folder.ts";
import { loadBlocks } from "./load-blocks.ts";
import { packageStylesheet } from "./unstyled-packages.ts";

type Files = Readonly<Record<string, string>>;

const packageFile = (name: string, manifest: object, files: Files = {}): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: "index.js", ...manifest }),
  [`node_modules/${name}/index.js`]: "export const start = () => 1;",
  ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`node_modules/${name}/${path}`, text])),
});

const css = ".a { display: flex }";

it.each<readonly [string, object, readonly string[], string | undefined]>([
  ["leaflet", { style: "dist/leaflet.css" }, ["dist/leaflet.css"], "leaflet/dist/leaflet.css"],
  [
    "slides",
    { exports: { ".": "./index.js", "./css": "./slides.css", "./css/zoom": "./z.css" } },
    [],
    "slides/css",
  ],
  [
    "@a/flow",
    { exports: { ".": "./index.js", "./dist/style.css": "./dist/style.css" } },
    [],
    "@a/flow/dist/style.css",
  ],
  ["days", { exports: { ".": "./i.js", "./style.css": { import: "./s.css" } } }, [], "days/style.css"],
  ["tabs", {}, ["style/react-tabs.css", "style/react-tabs.less"], "tabs/style/react-tabs.css"],
  ["react-pick", {}, ["dist/pick.min.css", "dist/pick.css", "dist/other.css"], "react-pick/dist/pick.css"],
  [
    "glide",
    { exports: { ".": "./i.js", "./dist/*": "./dist/*" } },
    ["dist/css/glide.core.css", "dist/css/glide.theme.css"],
    "glide/dist/css/glide.core.css",
  ],
  ["closed", { exports: "./index.js" }, ["dist/closed.css"], undefined],
  ["highlight", {}, ["styles/dark.css", "styles/light.css"], undefined],
  ["charts", {}, [], undefined],
  ["@vanilla-extract/css", {}, ["vanilla.virtual.css"], undefined],
  ["lite-youtube-embed", {}, ["dist/lite-yt-embed.css"], "lite-youtube-embed/dist/lite-yt-embed.css"],
  ["maker", {}, ["dist/report.css"], undefined],
  ["typed", {}, ["docs/typed.css", "demo/demo.css", "src/typed.css"], undefined],
])("the stylesheet of a package such as %s", async (name, manifest, files, expected) => {
  const root = await temporaryFolder(
    packageFile(name, manifest, Object.fromEntries(files.map((file) => [file, css]))),
  );
  expect(packageStylesheet(join(root, "node_modules", name))?.imported).toBe(expected);
});

const map = packageFile("a-map", { style: "a-map.css" }, { "a-map.css": css });

const block = (type: string, code = "") => `import { defineBlock } from "blockwork";
${code}
const schema = { type: "object", title: "Map", description: "A map.", properties: {} } as const;
export const ${type} = defineBlock({ type: "${type}", schema, sample: {}, view: () => null });
`;

/** What the blocks of a site lack: `type < imported > stylesheet`. */
async function lacking(files: Files): Promise<string[]> {
  const list = "blocks/index.ts" in files ? {} : { "blocks/index.ts": onlyPlaces };
  const root = await temporaryFolder({
    ...map,
    ...list,
    "blocks/places/index.ts": block("places"),
    ...files,
  });
  const { blocks } = await loadBlocks(await openSiteFolder(root, "/"));
  return blocks.flatMap(({ block: { type }, unstyled = [] }) =>
    unstyled.map(
      ({ file, line, imported, stylesheet }) => `${type} < ${file}:${line} ${imported} > ${stylesheet}`,
    ),
  );
}

/** What the packages of a block add at run time, beside a stylesheet that it loads. */
async function adding(script: string): Promise<readonly unknown[]> {
  const root = await temporaryFolder({
    ...packageFile("player", {}, { "player.css": ".player { color: red }\n.player-button { color: blue }" }),
    "node_modules/player/index.js": `export const start = (css) => {
  const style = document.createElement("style");
  style.textContent = ${script};
  document.head.append(style);
};`,
    "blocks/index.ts": onlyPlaces,
    "blocks/places/index.ts": block("places"),
    [island]:
      'import { start } from "player";\nimport "player/player.css";\nexport default () => <p ref={start}>1</p>;\n',
  });
  const { blocks } = await loadBlocks(await openSiteFolder(root, "/"));
  return blocks.flatMap(({ refused = [] }) => refused.map(({ kind, by, isStyled }) => [kind, by, isStyled]));
}

it.each([
  ["what the stylesheet has", '".player{color:red}.player-button{color:blue}"', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a script.
  ["the size of an element", "`.${css}-size { width: 300px }`", [["styles", "player", true]]],
])("a script that adds %s, where its stylesheet is loaded", async (_, script, expected) => {
  expect(await adding(script)).toEqual(expected);
});

const onlyPlaces = 'import { places } from "./places/index.ts";\nexport const blocks = [places];\n';
const island = "blocks/places/island.tsx";
const usesMap = 'import { start } from "a-map";\nexport default () => <p>{start()}</p>;\n';

it.each<readonly [string, Files, readonly string[]]>([
  ["nothing", {}, []],
  ["an island", { [island]: usesMap }, ["places < blocks/places/island.tsx:1 a-map > a-map/a-map.css"]],
  [
    "an import in an effect",
    { [island]: 'export default () => {\n  void import("a-map");\n  return null;\n};\n' },
    ["places < blocks/places/island.tsx:2 a-map > a-map/a-map.css"],
  ],
  [
    "the view",
    { "blocks/places/index.ts": block("places", 'import "a-map";') },
    ["places < blocks/places/index.ts:2 a-map > a-map/a-map.css"],
  ],
  [
    "a package that brings it",
    {
      ...packageFile("react-a-map", {}),
      "node_modules/react-a-map/index.js": 'export { start } from "a-map";',
      [island]: usesMap.replace("a-map", "react-a-map"),
    },
    ["places < blocks/places/island.tsx:1 react-a-map > a-map/a-map.css"],
  ],
  [
    "its types",
    { [island]: 'import type { start } from "a-map";\nexport default () => null as typeof start | null;' },
    [],
  ],
  ["its stylesheet in the island", { [island]: `import "a-map/a-map.css";\n${usesMap}` }, []],
  [
    "its stylesheet as an address",
    { [island]: `import href from "a-map/a-map.css?url";\n${usesMap}void href;` },
    [],
  ],
  [
    "its stylesheet in the view",
    { [island]: usesMap, "blocks/places/index.ts": block("places", 'import "a-map/a-map.css";') },
    [],
  ],
  [
    "its stylesheet in style.scss",
    { [island]: usesMap, "blocks/places/style.scss": '@use "pkg:a-map/a-map.css";' },
    [],
  ],
  ["its stylesheet in theme.scss", { [island]: usesMap, "theme.scss": '@use "pkg:a-map/a-map.css";' }, []],
  [
    "its stylesheet in a part of theme.scss",
    { [island]: usesMap, "theme.scss": '@use "./vendor";', "_vendor.scss": '@use "a-map/a-map.css";' },
    [],
  ],
  [
    "a package whose classes another stylesheet has",
    {
      ...packageFile("a-globe", {}, { "globe.css": ".a { color: red }" }),
      "node_modules/a-globe/index.js":
        'import "./globe.css";\nexport { start } from "a-map";\nexport const a = "a";',
      [island]: usesMap.replace("a-map", "a-globe"),
    },
    [],
  ],
  [
    "a package that imports its own",
    {
      [island]: usesMap,
      "node_modules/a-map/index.js": 'import "./a-map.css";\nexport const start = () => 1;',
    },
    [],
  ],
  [
    "a package that uses none of its classes",
    { [island]: usesMap, "node_modules/a-map/a-map.css": ".other-thing { display: flex }" },
    [],
  ],
  [
    "the block beside it only",
    {
      [island]: usesMap,
      "blocks/index.ts":
        'import { places } from "./places/index.ts";\nimport { tour } from "./tour/index.ts";\nexport const blocks = [places, tour];\n',
      "blocks/tour/index.ts": block("tour", 'import "a-map/a-map.css";\nimport "a-map";'),
    },
    ["places < blocks/places/island.tsx:1 a-map > a-map/a-map.css"],
  ],
])("a package without its stylesheet, with %s", async (_, files, expected) => {
  expect(await lacking(files)).toEqual(expected);
});
