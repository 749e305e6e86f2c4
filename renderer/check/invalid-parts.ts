import { keysOfAddress, noType, unknownPath, wrongPath } from "../../schema/parse/valid-parts.ts";
import type { Problem } from "../../schema/problems/problem.ts";
import type { PageConfig, PlacedBlock, SiteConfig } from "../../schema/site/site-config.ts";
import { pointerSegments, pointerTo } from "../../schema/sources/source.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { canonicalPath, pagePlaceholder, slugPlaceholder } from "../resolve/addresses/page-address.ts";

/** What of a site has errors, and is left out while the rest is checked. */
interface InvalidParts {
  /** Pointers into the config; what is below them is not checked. */
  readonly pointers: readonly string[];
  /** The keys of the settings that are left out. */
  readonly settings: ReadonlySet<string>;
  /** Pages whose addresses are not known. */
  readonly pages: readonly PageConfig[];
  /** Whether a page could be at any address. */
  readonly isPathOpen: boolean;
  /** Pages that lack a block, by their pointers. */
  readonly incomplete: ReadonlyMap<string, PageConfig>;
  /** Entries by their files. */
  readonly entries: ReadonlyMap<string, { readonly collection: string; readonly id: string }>;
}

/**
 * What an error in a file leaves open that is neither the config nor the model nor an entry: the codes of what may follow from it. Of
 * any other file, such as a folder of entries that can't be read, it is not known what is missing by it.
 */
const ofFiles: readonly (readonly [file: RegExp, codes: readonly Problem["code"][]])[] = [
  [/^content\/media(?:\/|$)/, ["missing-picture", "bad-picture", "missing-alt"]],
  [/^content\/icons(?:\/|$)/, ["unknown-icon"]],
  [/^content\/fonts(?:\/|$)|^theme\.scss$/, ["missing-font"]],
  [/^(?:content\/files|public)(?:\/|$)/, ["broken-link", "left-out-redirect", "broken-anchor"]],
  [/^content\/patterns(?:\/|$)|^content\/[^/]+\/order\.json$/, []],
];

/** A file of an own block of the site. */
const blockFile = /^blocks\/(?:.+\/)?([^/]+)\/[^/]+$/;

const entryFile = /^content\/([^/]+)\/([^/]+)\.md$/;

/** What is left out of a site beside what its own errors say, as its model has errors. */
interface OfModel {
  readonly file: string;
  /** The keys of groups of settings. */
  readonly groups: Iterable<string>;
  /** Those whose fields are not known, by their files. */
  readonly entries: ReadonlyMap<string, { readonly collection: string; readonly id: string }>;
  follows(problem: Problem): boolean;
}

/**
 * Whether a problem that is found in the valid parts of a site, as `validParts` gives them, may only be there because others are left
 * out: it is inside one, or names a setting, a page, a block or an entry that has an error of its own. Undefined where an error is in
 * neither the config nor the model nor an entry, such as a folder that can't be read: what else is missing by it is not known.
 */
export function followsInvalidParts(
  errors: readonly Problem[],
  config: SiteConfig,
  ofModel?: OfModel,
): ((problem: Problem) => boolean) | undefined {
  const others = errors.filter(
    ({ file }) => file !== config.file && file !== ofModel?.file && !entryFile.test(file),
  );
  const ofOthers = followsFiles(others, config);
  if (!ofOthers) return undefined;
  const found = invalidParts(errors, config);
  const invalid: InvalidParts = ofModel
    ? {
        ...found,
        settings: new Set([...found.settings, ...ofModel.groups]),
        entries: new Map([...found.entries, ...ofModel.entries]),
      }
    : found;
  return (problem) =>
    ofModel?.follows(problem) ||
    ofOthers(problem) ||
    isInside(problem, invalid, config.file) ||
    namesSetting(problem, invalid, config) ||
    isOfAddress(problem, invalid, config) ||
    isOfBlock(problem, invalid) ||
    isOfEntry(problem, invalid);
}

function followsFiles(
  errors: readonly Problem[],
  config: SiteConfig,
): ((problem: Problem) => boolean) | undefined {
  const open = new Set<Problem["code"]>();
  const types = new Set<string>();
  for (const { file, code } of errors) {
    const [, codes] = ofFiles.find(([files]) => files.test(file)) ?? [];
    if (code === "unknown-collection") {
      open.add(code);
      continue;
    }
    const [, type] = code === "bad-block" ? (blockFile.exec(file) ?? []) : [];
    if (!codes && type === undefined) return undefined;
    for (const each of codes ?? []) open.add(each);
    if (type !== undefined) types.add(type);
  }
  return (problem) => open.has(problem.code) || isInBlockOf(types, problem, config);
}

function isInBlockOf(types: ReadonlySet<string>, { file, pointer }: Problem, config: SiteConfig): boolean {
  if (types.size === 0) return false;
  if (file !== config.file) return true;
  let value: unknown = config;
  for (const segment of pointerSegments(pointer)) {
    value = isObject(value) || Array.isArray(value) ? Reflect.get(value, segment) : undefined;
    if (isObject(value) && typeof value.type === "string" && types.has(value.type)) return true;
  }
  return false;
}

function invalidParts(errors: readonly Problem[], config: SiteConfig): InvalidParts {
  const pointers: string[] = [];
  const settings = new Set<string>();
  const pages: PageConfig[] = [];
  const incomplete = new Map<string, PageConfig>();
  const entries = new Map<string, { collection: string; id: string }>();
  let isPathOpen = false;
  for (const problem of errors) {
    const [, collection, id] = entryFile.exec(problem.file) ?? [];
    if (collection !== undefined && id !== undefined) entries.set(problem.file, { collection, id });
    if (problem.file !== config.file) continue;
    const [top, part = "", key, block] = wrongPath(problem);
    if (top === "site") {
      const ofBlock = part === "frame" ? [key] : part === "frames" ? [key, block] : [];
      const path = ofBlock.filter((segment) => segment !== undefined);
      const isOfBlock = path.length > 0 && path.length === ofBlock.length;
      if (!isOfBlock) settings.add(part);
      pointers.push(pointerOf(top, part, ...(isOfBlock ? path : [])));
      continue;
    }
    const page = top === "pages" ? config.pages[Number(part)] : undefined;
    if (!page) continue;
    if (key === "blocks" && block !== undefined && page.blocks[Number(block)]?.type === noType) continue;
    // A key that is not known may be one of the address, misspelt.
    const isAddressOpen = key === undefined || keysOfAddress.includes(key) || problem.code === "unknown-key";
    if (isAddressOpen) pages.push(page);
    if (key === "blocks") incomplete.set(pointerOf("pages", part), page);
    isPathOpen ||= page.path === unknownPath(part);
    pointers.push(pointerOf("pages", part, ...(isAddressOpen ? [] : [key])));
  }
  for (const [number, page] of config.pages.entries()) {
    const found = blocksLeftOut(page.blocks, pointerOf("pages", String(number), "blocks"));
    if (found.length > 0) incomplete.set(pointerOf("pages", String(number)), page);
    pointers.push(...found);
  }
  for (const [pointer, blocks] of framesOf(config)) pointers.push(...blocksLeftOut(blocks, pointer));
  return { pointers, settings, pages, isPathOpen, incomplete, entries };
}

const framesOf = ({ site }: SiteConfig): (readonly [pointer: string, blocks: readonly PlacedBlock[]])[] => [
  ["/site/frame", site.frame ?? []],
  ...Object.entries(site.frames ?? {}).map(
    ([name, blocks]) => [pointerTo("/site/frames", name), blocks] as const,
  ),
];

const blocksLeftOut = (blocks: readonly PlacedBlock[], pointer: string): string[] =>
  blocks.flatMap(({ type }, index) => (type === noType ? [pointerTo(pointer, index)] : []));

const pointerOf = (...segments: readonly string[]) => segments.reduce(pointerTo, "");

function isInside({ file, pointer }: Problem, { pointers, entries }: InvalidParts, config: string): boolean {
  if (entries.has(file)) return true;
  return file === config && pointers.some((part) => pointer === part || pointer.startsWith(`${part}/`));
}

/** A setting that is not there may be one with an error, or one that is misspelt. */
function namesSetting(
  { message, pointer }: Problem,
  { settings }: InvalidParts,
  { site }: SiteConfig,
): boolean {
  if (settings.size === 0) return false;
  const [top, own = ""] = pointerSegments(pointer);
  if (top === "site" && !Object.hasOwn(site, own)) return true;
  const named = [...message.matchAll(/\{\{site\.([^}.|\s]+)/g)].map(([, key = ""]) => key);
  const ofPage = /^\/pages\/\d+\/(language|frame)$/.exec(pointer)?.[1];
  return (
    named.some((key) => settings.has(key) || !Object.hasOwn(site, key)) ||
    (ofPage === "frame" && settings.has("frames")) ||
    (ofPage === "language" && (settings.has("languages") || settings.has("language")))
  );
}

/** The settings that make addresses. */
const settingsOfAddresses: readonly string[] = ["url", "search", "feeds", "languages"];

function isOfAddress({ code, message }: Problem, invalid: InvalidParts, config: SiteConfig): boolean {
  // Entries of a page without an address have none.
  if (code === "missing-value" && message.includes(".href}} is empty")) return invalid.pages.length > 0;
  if (code !== "broken-link" && code !== "missing-home" && code !== "left-out-redirect") return false;
  if (invalid.isPathOpen || settingsOfAddresses.some((key) => invalid.settings.has(key))) return true;
  if (code === "missing-home") return invalid.pages.length > 0;
  const [, written] = /^There is no (?:file|page) at (.+)\.$/.exec(message) ?? [];
  const [, file] = /^No page is made of (.+)\.$/.exec(message) ?? [];
  if (file !== undefined && invalid.entries.has(file)) return true;
  const target = written === undefined ? undefined : canonicalPath(written.split(/[?#]/, 1)[0] ?? "");
  if (target === undefined) return false;
  const ofEntries = [...invalid.entries.values()].some(({ collection, id }) =>
    config.pages.some((page) => collectionsOf(page).includes(collection) && isAddressOf(page, target, id)),
  );
  return ofEntries || invalid.pages.some((page) => isAddressOf(page, target));
}

/** Whether a page has an address, of the entry with an id or of any, or for one of its parts. */
function isAddressOf({ path }: PageConfig, address: string, id?: string): boolean {
  const segments = address.split("/");
  const written = canonicalPath(path).split("/");
  const isSame = (own: readonly string[]) =>
    own.length === segments.length &&
    own.every((segment, index) => {
      const other = segments[index];
      if (segment === other || segment.includes(pagePlaceholder)) return true;
      return (
        slugPlaceholder.test(segment) &&
        (id === undefined || segment.replace(slugPlaceholder, () => id) === other)
      );
    });
  return isSame(written) || isSame(written.filter((segment) => !segment.includes(pagePlaceholder)));
}

function collectionsOf({ entries, paginate }: PageConfig): readonly string[] {
  const ofEntries = typeof entries === "object" ? entries.each : entries;
  return [ofEntries, paginate?.each].filter((each) => each !== undefined);
}

const codesOfBlocks: readonly Problem["code"][] = ["broken-anchor", "skipped-heading", "frame-content"];

/** The headings of a page, and the parts that a link can lead to, may be in a block that is left out. */
function isOfBlock({ code, message, pointer }: Problem, invalid: InvalidParts): boolean {
  if (!codesOfBlocks.includes(code)) return false;
  const { incomplete, settings, pointers } = invalid;
  if (settings.has("frame") || pointers.some((part) => part.startsWith("/site/frame"))) return true;
  const [, path] = /^Nothing on (\S+) is called #/.exec(message) ?? [];
  return [...incomplete].some(([part, page]) =>
    path === undefined ? pointer.startsWith(`${part}/`) : isAddressOf(page, path),
  );
}

/** A list may be empty, and a value missing, as an entry is left out. */
function isOfEntry({ code, message }: Problem, { entries }: InvalidParts): boolean {
  if (entries.size === 0) return false;
  if (code === "missing-value") return true;
  if (code !== "unknown-entry") return false;
  const [, id, folder] = /^There is no entry "(.+)" in (content\/[^/]+)\.$/.exec(message) ?? [];
  return entries.has(`${folder}/${id}.md`);
}
