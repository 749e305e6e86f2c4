import type { PageConfig } from "../../schema/site-config.ts";
import { withoutTrailingSlashes } from "../../schema/trailing-slashes.ts";
import { truncateForMessage } from "../../schema/truncate-for-message.ts";
import { byteLength, diskNameMistake } from "./disk-name.ts";

/** What the build writes itself at the top of the site, and files that hosts take for their own. */
const reserved = [
  "admin",
  "assets",
  "data",
  "files",
  "media",
  "404.html",
  "sitemap.xml",
  "robots.txt",
  "favicon.svg",
];

/** Names of the files that the build writes beside any page, and of the page itself to hosts that leave .html out. */
const besidePages = /^index(\.html?)?$/i;

/** What a host keeps to itself, what would not be one name in an address, and letters that are drawn as nothing. */
const invalidSegment = /^[._\p{M}]|[#%{}]|\p{Z}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/u;
/** Where in the address of a page with entries the entry's id stands. */
export const slugPlaceholder = /\{(slug|id)\}/;
/** Where in the address of a paginated page its number stands; the first page has none. */
export const pagePlaceholder = "{page}";
/** In bytes: what browsers and archives hold of a whole address. */
const maxPathBytes = 1000;

/** A path as people write it: without the slash at its end. */
export const writtenPath = (path: string): string => path.replace(/(.)\/$/, "$1");

export const missingPath = "/404/";

/** Whether a path is shown for addresses that do not exist: `/404/`, or `/fr/404/` for those below /fr. */
export function isMissingPath(path: string): boolean {
  return /^\/(?:[^/]+\/)?404\/$/.test(path);
}

/** A path as pages are linked: one slash at the start and at the end. */
export function canonicalPath(path: string): string {
  const inner = withoutTrailingSlashes(path.replace(/^\/+/, ""));
  return inner === "" ? "/" : `/${inner}/`;
}

/** What is wrong with an address as it is written, whatever entry stands in it. */
export function misshapenPath({ path, entries, paginate }: PageConfig): string | undefined {
  if (path.includes("//")) return "it has two slashes in a row";
  if (paginate) {
    const parts = path.split(pagePlaceholder);
    if (parts.length !== 2) return 'with "paginate" it must hold {page}, once';
    return /[{}]/.test(parts.join("")) ? "only {page} can stand in it" : undefined;
  }
  const others = path.replace(slugPlaceholder, "");
  if (!entries && /[{}]/.test(path)) return '{…} needs "entries" or "paginate"';
  if (/[{}]/.test(others)) return "only {slug} or {id} can stand in it, once";
  return entries && others === path ? 'with "entries" it must hold {slug} or {id}' : undefined;
}

/** Whether a name at the top of the site is one that the build or a host takes for its own. */
export function isReserved(name: string): boolean {
  return reserved.includes(name.toLowerCase());
}

/** What is wrong with the path of a page, if anything. */
export function routeError(path: string): string | undefined {
  const known = checkedPaths.get(path);
  if (known) return known.error;
  // Most addresses stay what they are between two looks at a site, as an editor takes one with every key.
  if (checkedPaths.size > mostChecked) checkedPaths.clear();
  const error = errorOf(path);
  checkedPaths.set(path, { error });
  return error;
}

const mostChecked = 20_000;
const checkedPaths = new Map<string, { readonly error: string | undefined }>();

/** Which of its mistakes an address has that can't be used; nothing for a name that some disk or server refuses. */
export function routeReason(path: string): "kept" | "slashes" | "braces" | undefined {
  if (path.includes("//")) return "slashes";
  if (/[{}]/.test(path)) return "braces";
  return isReserved(path.split("/").find(Boolean) ?? "") ? "kept" : undefined;
}

function errorOf(path: string): string | undefined {
  const segments = path.split("/").filter(Boolean);
  const [first = ""] = segments;
  if (isReserved(first)) return `/${first} is kept for Blockwork itself`;
  const own = segments.find((segment) => besidePages.test(segment));
  if (own !== undefined) return `"${own}" is not a name that every disk and server accepts`;
  for (const segment of segments) {
    if (invalidSegment.test(segment))
      return `"${truncateForMessage(segment)}" is not a name that every disk and server accepts`;
    const wrong = diskNameMistake(segment);
    if (wrong) return wrong;
  }
  return byteLength(path) > maxPathBytes ? `it is longer than ${maxPathBytes} bytes` : undefined;
}
