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

interface ReachedCode {
  readonly root: string;
  readonly reached: readonly string[];
  readonly ownImports: ReadonlyMap<string, readonly ResolvedImport[]>;
  readonly addingStyles: ReadonlySet<string>;
  /** By the folders of packages: they are looked for once, however many blocks have them. */
  readonly stylesheets: Map<string, string | undefined>;
  reachedFrom(id: string): readonly string[];
}

export function unstyledPackages(code: ReachedCode): UnstyledPackage[] {
  const { root, reached, ownImports, addingStyles, stylesheets, reachedFrom } = code;
  const ownStyles = [join(root, "theme.scss"), ...reached.filter((id) => isStyle(id) && isOwn(root, id))];
  const styled = new Set([
    ...addingStyles,
    ...reached.flatMap((id) => (isCss(pathOf(id)) ? (packageOf(id) ?? []) : [])),
    ...ownStyles.flatMap((id) => packagesInStyles(pathOf(id))),
  ]);
  const found = new Map<string, UnstyledPackage>();
  for (const { id, ...imported } of reached.flatMap((own) => ownImports.get(own) ?? [])) {
    if (id === undefined || /headless|unstyled/.test(imported.imported)) continue;
    for (const behind of reachedFrom(id)) {
      const { name, folder } = installedPackage(pathOf(behind)) ?? {};
      if (name === undefined || folder === undefined || styled.has(name) || found.has(name)) continue;
      const stylesheet = stylesheets.has(folder) ? stylesheets.get(folder) : packageStylesheet(folder);
      stylesheets.set(folder, stylesheet);
      if (stylesheet === undefined) styled.add(name);
      else found.set(name, { ...imported, name, stylesheet });
    }
  }
  return [...found.values()];
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

/** The stylesheet that a package is used with, as it is imported: `leaflet/dist/leaflet.css`; undefined for none or for one of many themes. */
export function packageStylesheet(folder: string): string | undefined {
  const manifest = readManifest(join(folder, "package.json"));
  if (manifest === undefined) return undefined;
  const { name, style, exports } = manifest;
  const exported = exportedStylesheets(exports);
  const isOpen =
    exports === undefined || Object.keys(Object(exports)).some((key) => /(\*(\.css)?|\/)$/.test(key));
  const isNamed = exported.length === 0 && isOpen && typeof style === "string" && isCss(style);
  if (isNamed) return `${name}/${style.replace(/^\.\//, "")}`;
  const best = mainOf(exported.length > 0 || !isOpen ? exported : stylesheetsIn(folder), name);
  return best && `${name}/${best}`;
}

/** Whether a module of a package adds rules to the page itself. */
export const addsStyles = (code: string): boolean =>
  /createElement\(\s*(["'`])style\1|\.insertRule\(|adoptedStyleSheets/.test(code);

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

/** The paths below the package's name that lead to CSS. */
function exportedStylesheets(exports: unknown): string[] {
  if (!isObject(exports)) return [];
  return Object.entries(exports)
    .filter(([path, target]) => path.startsWith("./") && !path.includes("*") && leadsToCss(target))
    .map(([path]) => path.slice(2));
}

const leadsToCss = (target: unknown): boolean =>
  typeof target === "string" ? isCss(target) : isObject(target) && Object.values(target).some(leadsToCss);

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
