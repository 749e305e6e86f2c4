import { isBuiltin } from "node:module";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import type { CodeImport } from "../../assets/own-code/code-imports.ts";
import type { LoadedBlock } from "../../assets/own-code/load-blocks.ts";
import type { RefusedImport } from "../../assets/own-code/refused-imports.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import { importedPackage } from "../../files/package-names.ts";

/**
 * Reports `node-module` for modules of Node, and `split-context` for a React context that an island reads and only
 * another root provides, where own code imports them.
 */
export function checkImports(imports: readonly CodeImport[]): Problem[] {
  return imports.flatMap(({ file, imported, line, column, splitContext: split }) => {
    const place = { file, pointer: "" };
    const problem = nodeModule(imported, place) ?? (split && splitContext(split, place));
    return problem ? { ...problem, line, column } : [];
  });
}

/**
 * Reports `runtime-styles`, `runtime-code` and `missing-permission` for packages that do what the policy of a page refuses,
 * as a block uses them: each once, at its import.
 */
export function checkRefusedCode(blocks: readonly LoadedBlock[]): Problem[] {
  const found = blocks.flatMap(({ block, refused = [] }) =>
    refused.filter((each) => !isAllowed(block, each)).map((each) => ({ ...each, type: block.type })),
  );
  const byPlace = new Map(
    found.map((each) => [`${each.file}:${each.line}:${each.kind}:${each.policy}`, each]),
  );
  return [...byPlace.values()].map((each) => {
    const { file, line, column } = each;
    return { ...refusedProblem(each, { file, pointer: "" }), line, column };
  });
}

function isAllowed(
  { setsHtml, trustedTypes = [], wasm, ...block }: OwnBlock,
  refused: RefusedImport,
): boolean {
  const { kind, name, by, policy = "" } = refused;
  if (kind === "styles") return [name, by].some((each) => hasOwnStyles(block, each));
  if (kind === "html") return setsHtml === true;
  if (kind === "wasm") return wasm === true;
  return kind === "policy" && trustedTypes.includes(policy);
}

function refusedProblem(refused: RefusedByBlock, place: Place): Problem {
  if (refused.kind === "styles") return runtimeStyles(refused, place);
  return refused.kind === "code" ? runtimeCode(refused, place) : missingPermission(refused, place);
}

type OwnBlock = LoadedBlock["block"];

const hasOwnStyles = ({ ownStylesFor = [] }: Pick<OwnBlock, "ownStylesFor">, name: string) =>
  ownStylesFor.includes(name);

type RefusedByBlock = RefusedImport & { readonly type: string };

const withHelper = ({ name, by }: RefusedImport) => (by === name ? "" : ` with "${by}"`);

function runtimeStyles(refused: RefusedByBlock, place: Place): Problem {
  const { name, type, options, stylesheet, unstyled, isStyled } = refused;
  const adds = isStyled ? "adds styles that its stylesheet lacks" : "adds its styles";
  const message = `"${name}" ${adds}${withHelper(refused)} while the page runs, in the block "${type}", and the site's Content-Security-Policy refuses them.`;
  const [option] = options;
  const remedies = [
    ...(unstyled ? [`take what "${unstyled}" exports`] : []),
    ...(option ? [`set its option ${option} so that it adds none`] : []),
    ...(stylesheet ? [`load "${stylesheet}" beside it`] : []),
  ];
  const instead = stylesheet
    ? ""
    : remedies.length > 0
      ? "; write what is missing into style.scss"
      : "Take a package that makes its styles at build or has a stylesheet, or write the rules into style.scss";
  const isOwn = `where the block's own styles stand in for them, ownStylesFor: ["${name}"] in its definition.`;
  const hint = remedies.length > 0 ? capitalized(remedies.join(", and ")) : "";
  return createProblem("runtime-styles", place, message, `${hint}${instead}; or, ${isOwn}`);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function runtimeCode(refused: RefusedByBlock, place: Place): Problem {
  const { name, type, options } = refused;
  const message = `"${name}" makes code of a text${withHelper(refused)} while the page runs, in the block "${type}", and the site's Content-Security-Policy refuses it.`;
  const [option] = options;
  const hint = option
    ? `Set its option ${option} so that it does without.`
    : "Take a build of the package that does without, such as one that is compiled ahead, or another package.";
  return createProblem("runtime-code", place, message, hint);
}

function missingPermission(refused: RefusedByBlock, place: Place): Problem {
  const { name, type, kind, policy = "" } = refused;
  const [does, key, more = ""] =
    kind === "html"
      ? ["sets HTML from texts", "setsHtml: true"]
      : kind === "wasm"
        ? ["runs WebAssembly", "wasm: true"]
        : [
            `creates the Trusted Types policy "${policy}"`,
            `trustedTypes: [${JSON.stringify(policy)}]`,
            "; and allowDuplicatePolicies: true, if it is created twice",
          ];
  const message = `"${name}" ${does}${withHelper(refused)}, in the block "${type}", and the site's Content-Security-Policy refuses it until the block's definition allows it.`;
  return createProblem(
    "missing-permission",
    place,
    message,
    `Write ${key} into the block's definition${more}.`,
  );
}

/** Reports `missing-styles` for packages whose stylesheets the pages with a block don't have, at their imports. */
export function checkPackageStyles(blocks: readonly LoadedBlock[]): Problem[] {
  const found = blocks.flatMap(({ block, unstyled = [], refused = [] }) =>
    unstyled.filter(
      ({ name }) =>
        !hasOwnStyles(block, name) && !refused.some((each) => [each.name, each.by].includes(name)),
    ),
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

function splitContext({ context, provider }: NonNullable<CodeImport["splitContext"]>, place: Place): Problem {
  const message = `This island reads the React context ${context}, which ${provider} provides: each island is a root of its own, which that provider does not reach, so it gets the default value.`;
  const hint = `Keep what islands share in a slice, createSlice("…", …), which they import; or provide ${context} in this island too.`;
  return createProblem("split-context", place, message, hint);
}

function nodeModule(imported: string, place: Place): Problem | undefined {
  if (!isBuiltin(imported)) return undefined;
  const message = `"${imported}" is a module of Node: pages are built with it, but the editor runs in a browser and can't show the block.`;
  const hint =
    "Keep what the block shows in its props, in content/ or in a JSON file that the block imports.";
  return createProblem("node-module", place, message, hint);
}

type Place = Parameters<typeof createProblem>[1];
