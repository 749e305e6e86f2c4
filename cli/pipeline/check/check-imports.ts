import { isBuiltin } from "node:module";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import type { CodeImport } from "../../assets/own-code/code-imports.ts";
import type { LoadedBlock } from "../../assets/own-code/load-blocks.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import { importedPackage } from "../../files/package-names.ts";

/** Packages whose rules exist only in the browser, where the policy of a page refuses them: it has no hashes of them. */
const packages: ReadonlySet<string> = new Set([
  "styled-components",
  "@emotion/react",
  "@emotion/styled",
  "@emotion/css",
  "emotion",
  "@stitches/core",
  "@stitches/react",
  "goober",
  "jss",
  "react-jss",
  "twind",
  "@twind/core",
  "fela",
  "react-fela",
  "styled-jsx",
  "aphrodite",
  "glamor",
  "styletron-react",
  "styletron-standard",
  "styletron-engine-atomic",
  "typestyle",
  "theme-ui",
  "@griffel/react",
  // With Emotion, Griffel, styled-components or a library of their own.
  "@mui/material",
  "@mui/joy",
  "@mui/system",
  "@chakra-ui/react",
  "@fluentui/react-components",
  "antd",
  "baseui",
  "grommet",
]);

/**
 * Reports `runtime-styles` for packages that add their rules to a page while it runs, or bring one that does, and
 * `node-module` for modules of Node, where own code imports them.
 */
export function checkImports(imports: readonly CodeImport[]): Problem[] {
  return imports.flatMap(({ file, imported, line, column, packages: brought }) => {
    const place = { file, pointer: "" };
    const problem = runtimeStyles(imported, place, brought) ?? nodeModule(imported, place);
    return problem ? { ...problem, line, column } : [];
  });
}

/** Reports `missing-styles` for packages whose stylesheets the pages with a block don't have, at their imports. */
export function checkPackageStyles(blocks: readonly LoadedBlock[]): Problem[] {
  const found = blocks.flatMap(({ block, unstyled = [] }) =>
    unstyled.filter(({ name }) => !block.ownStylesFor?.includes(name) && !packages.has(name)),
  );
  const byPlace = new Map(found.map((each) => [`${each.file}:${each.line}:${each.name}`, each]));
  return [...byPlace.values()].map(({ name, stylesheet, file, imported, line, column }) => {
    const by = importedPackage(imported) === name ? "" : `, which "${imported}" brings,`;
    const message = `"${name}"${by} has a stylesheet, and the pages with this block don't have it.`;
    const hint = `Import "${stylesheet}" beside it; or, where the block's own styles stand in for it, ownStylesFor: ["${name}"] in its definition.`;
    return { ...createProblem("missing-styles", { file, pointer: "" }, message, hint), line, column };
  });
}

/** Reports `stray-file` for stylesheets in the folders of blocks that nothing loads. */
export function checkStyleFiles(blocks: readonly LoadedBlock[]): Problem[] {
  const files = new Set(blocks.flatMap(({ unreadStyles = [] }) => unreadStyles));
  return [...files].map((file) => {
    const name = file.split("/").slice(2).join("/");
    const other = name.includes("/") ? "remove it" : "rename it style.scss";
    return unexpectedFile(
      file,
      `Import "./${name}" in index.ts or in the view, or ${other}: only style.scss is read by itself.`,
    );
  });
}

function runtimeStyles(imported: string, place: Place, brought: readonly string[] = []): Problem | undefined {
  const name = importedPackage(imported);
  const cause = [name, ...brought].find((each) => packages.has(each));
  if (cause === undefined) return undefined;
  const by = cause === name ? "" : ` with "${cause}"`;
  const message = `"${name}" adds its styles${by} while the page runs, and the site's Content-Security-Policy refuses them.`;
  const hint =
    "Write style.scss or a CSS Module, or take a library that makes its styles at build: vanilla-extract, StyleX or Panda.";
  return createProblem("runtime-styles", place, message, hint);
}

function nodeModule(imported: string, place: Place): Problem | undefined {
  if (!isBuiltin(imported)) return undefined;
  const message = `"${imported}" is a module of Node: pages are built with it, but the editor runs in a browser and can't show the block.`;
  const hint =
    "Keep what the block shows in its props, in content/ or in a JSON file that the block imports.";
  return createProblem("node-module", place, message, hint);
}

type Place = Parameters<typeof createProblem>[1];
