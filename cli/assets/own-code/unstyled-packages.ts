import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isObject } from "../../../schema/text/is-object.ts";
import { importedPackage, installedPackage, packageOf } from "../../files/package-names.ts";
import { isOwn, isStyle } from "../bundle/import-plugins.ts";
import type { CodeImport } from "./code-imports.ts";

export type ResolvedImport = CodeImport & { readonly id: string | undefined };

/** A package whose script runs on a page without the stylesheet that it brings, and the import that it came with. */
export interface UnstyledPackage extends CodeImport {
  readonly name: string;
  readonly stylesheet: string;
}

/** The modules of a block, and what they import. */
export interface ReachedCode {
  readonly root: string;
  readonly reached: readonly string[];
  readonly ownImports: ReadonlyMap<string, readonly ResolvedImport[]>;
  codeOf(id: string): string;
  reachedFrom(id: string): readonly string[];
}

/** The packages of which the code of a block, or theme.scss, loads a stylesheet. */
export function styledPackages({
  root,
  reached,
}: Pick<ReachedCode, "root" | "reached">): ReadonlySet<string> {
  const ownStyles = [join(root, "theme.scss"), ...reached.filter((id) => isStyle(id) && isOwn(root, id))];
  return new Set([
    ...reached.flatMap((id) => (isCss(pathOf(id)) ? (packageOf(id) ?? []) : [])),
    ...ownStyles.flatMap((id) => packagesInStyles(pathOf(id))),
  ]);
}

/** The packages whose code, as a block uses it, gives elements classes of a stylesheet that the block does not load. */
export function unstyledPackages(code: ReachedCode): UnstyledPackage[] {
  const { reached, ownImports, codeOf, reachedFrom } = code;
  const known = new Set(styledPackages(code));
  const loaded = new Set(
    reached.flatMap((id) => (isCss(pathOf(id)) && packageOf(id) ? [...classesIn(pathOf(id))] : [])),
  );
  const found = new Map<string, UnstyledPackage>();
  for (const { id, ...imported } of reached.flatMap((own) => ownImports.get(own) ?? [])) {
    if (id === undefined) continue;
    const behind = reachedFrom(id);
    for (const module of behind) {
      const { name, folder } = installedPackage(pathOf(module)) ?? {};
      if (name === undefined || folder === undefined || known.has(name) || found.has(name)) continue;
      const stylesheet = packageStylesheet(folder);
      const ofPackage = behind.filter((other) => packageOf(other) === name);
      if (
        stylesheet !== undefined &&
        usesClasses(ofPackage.map(codeOf), join(folder, stylesheet.file), loaded)
      )
        found.set(name, { ...imported, name, stylesheet: stylesheet.imported });
      else if (stylesheet === undefined) known.add(name);
    }
  }
  return [...found.values()];
}

/** Whether code has names of classes that a stylesheet has rules for, and none that is loaded. */
function usesClasses(codes: readonly string[], stylesheet: string, loaded: ReadonlySet<string>): boolean {
  const classes = [...classesIn(stylesheet)].filter((name) => !loaded.has(name));
  const isInCode = (name: string) => codes.some((code) => code.includes(name));
  // Names are put together: `rc-slider` and `-handle`.
  return classes.some((name) => isInCode(name) || name.split(/[-_]+/).slice(0, 2).every(isInCode));
}

function classesIn(stylesheet: string): ReadonlySet<string> {
  const rules = readFileSync(stylesheet, "utf8").replace(
    /\/\*[\s\S]*?\*\/|\{[^{}]*\}|["'][^"'\n]*["']/g,
    "{",
  );
  return new Set([...rules.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
}

/**
 * Whether what the script of a package adds is what the stylesheets that a block loads of it have: half of their classes
 * stand in its code as selectors. Other rules of a script come on top of a stylesheet, such as the size of a player.
 */
export function addsLoadedStyles(codes: readonly string[], stylesheets: readonly string[]): boolean {
  const classes = new Set(stylesheets.flatMap((file) => [...classesIn(pathOf(file))]));
  const selectors = new Set(
    codes.flatMap((code) =>
      [...code.matchAll(/\.(-?[_a-zA-Z][\w-]*)(?=[^\w(=;?!-])/g)].map(([, name]) => name),
    ),
  );
  return [...classes].filter((name) => selectors.has(name)).length >= classes.size / 2;
}

const pathOf = (id: string) => id.split("?")[0] ?? id;

function packagesInStyles(file: string): string[] {
  if (!existsSync(file)) return [];
  const loads = readFileSync(file, "utf8").matchAll(
    /@(?:use|forward|import)\s+(?:url\()?["'](?:pkg:|~)?([^"']+)/g,
  );
  return [...loads].flatMap(([, path = ""]) => {
    if (!path.startsWith(".")) return importedPackage(path);
    return [packageOf(path), ...packagesInStyles(partialOf(join(dirname(file), path)))].flatMap(
      (name) => name ?? [],
    );
  });
}

function partialOf(path: string): string {
  const under = join(dirname(path), `_${basename(path)}`);
  return [path, `${path}.scss`, `${under}.scss`, under].find((file) => existsSync(file)) ?? path;
}

interface PackageStylesheet {
  /** As it is imported: `leaflet/dist/leaflet.css`. */
  readonly imported: string;
  /** Within the folder of the package. */
  readonly file: string;
}

/** The stylesheet that a package is used with; undefined for none or for one of many themes. */
export function packageStylesheet(folder: string): PackageStylesheet | undefined {
  const manifest = readManifest(join(folder, "package.json"));
  if (manifest === undefined) return undefined;
  const { name, style, exports } = manifest;
  const exported = exportedStylesheets(exports);
  const isOpen =
    exports === undefined || Object.keys(Object(exports)).some((key) => /(\*(\.css)?|\/)$/.test(key));
  const isNamed = exported.size === 0 && isOpen && typeof style === "string" && isCss(style);
  const best = isNamed
    ? style.replace(/^\.\//, "")
    : mainOf(exported.size > 0 || !isOpen ? [...exported.keys()] : stylesheetsIn(folder), name);
  return best === undefined ? undefined : { imported: `${name}/${best}`, file: exported.get(best) ?? best };
}

/** Where a package has a version without styles of its own: `react-toastify/unstyled`. */
export function unstyledExport(folder: string): string | undefined {
  const { name, exports } = readManifest(join(folder, "package.json")) ?? {};
  const path = Object.keys(Object(exports)).find((key) => /^\.\/(?:unstyled|headless)$/.test(key));
  return path && `${name}${path.slice(1)}`;
}

interface Manifest {
  readonly name: string;
  readonly style?: unknown;
  readonly exports?: unknown;
}

function readManifest(path: string): Manifest | undefined {
  if (!existsSync(path)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(path, "utf8"));
  return isObject(manifest) && typeof manifest.name === "string"
    ? (manifest as object as Manifest)
    : undefined;
}

const isCss = (path: string) => path.endsWith(".css");

/** The files by the paths below the package's name that lead to CSS. */
function exportedStylesheets(exports: unknown): ReadonlyMap<string, string> {
  const found = Object.entries(isObject(exports) ? exports : {}).flatMap(([path, target]) => {
    const file = path.startsWith("./") && !path.includes("*") ? cssIn(target) : undefined;
    return file === undefined ? [] : [[path.slice(2), file] as const];
  });
  return new Map(found);
}

function cssIn(target: unknown): string | undefined {
  if (typeof target === "string") return isCss(target) ? target : undefined;
  return isObject(target) ? Object.values(target).map(cssIn).find(Boolean) : undefined;
}

const besidesTheProduct = /^(\.|node_modules$|src$|docs?$|examples?$|demos?$|tests?$|themes?$|website$)/;

function stylesheetsIn(folder: string, depth = 4): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return isCss(entry.name) ? [entry.name] : [];
    if (!entry.isDirectory() || depth === 1 || besidesTheProduct.test(entry.name)) return [];
    return stylesheetsIn(join(folder, entry.name), depth - 1).map((path) => `${entry.name}/${path}`);
  });
}

/** The one that is named as the package is, or as main stylesheets are. */
function mainOf(paths: readonly string[], packageName: string): string | undefined {
  const unscoped = packageName.split("/").at(-1) ?? "";
  const own = plain(unscoped).replace(/^react|react$/g, "");
  const last = plain(unscoped.split(/[-.]/).at(-1) ?? "");
  const names = ["css", "style", "styles", "index", "main", own, `react${own}`, `${own}core`, last];
  const wordsOf = (text: string) => text.toLowerCase().split(/[-._]/);
  const [only, another] = new Set(paths.map((path) => plain(fileName(path))));
  const isAlone = another === undefined && only !== undefined;
  const isOfPackage = (path: string) =>
    wordsOf(fileName(path)).some((word) => wordsOf(unscoped).includes(word));
  const [first] = paths
    .filter((path) => !path.includes("virtual"))
    .filter((path) => names.includes(plain(fileName(path))) || (isAlone && isOfPackage(path)))
    .sort((one, other) => rank(one) - rank(other) || one.length - other.length || (one < other ? -1 : 1));
  return first;
}

const fileName = (path: string) => basename(path).replace(/(\.min)?\.css$/, "");
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]|js$/g, "");
const rank = (path: string) =>
  Number(/\.min\.css$/.test(path)) + Number(/^src|layer|legacy|rtl|module/.test(path));
