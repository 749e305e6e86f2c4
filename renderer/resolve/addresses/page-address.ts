import type { PageConfig } from "../../../schema/site/site-config.ts";
import { withoutTrailingSlashes } from "../../../schema/site/trailing-slashes.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { byteLength, fileNameError } from "./file-name-error.ts";

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

const besidePages = /^(?:index(?:\.html?)?|search-(?:index|text(?:-\d+)?)\.json)$/i;

const invalidSegment = /^[._\p{M}]|[#%{}]|\p{Z}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]/u;
export const slugPlaceholder = /\{(slug|id)\}/;
export const pagePlaceholder = "{page}";
/** In bytes: what browsers and archives support. */
const maxPathBytes = 1000;

export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, "$1");

export function isMissingPath(path: string): boolean {
  return /^\/(?:[^/]+\/)?404\/$/.test(path);
}

export function canonicalPath(path: string): string {
  const inner = withoutTrailingSlashes(path.replace(/^\/+/, ""));
  return inner === "" ? "/" : `/${inner}/`;
}

export function pathError({ path, entries, paginate }: PageConfig): string | undefined {
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

export function isReserved(name: string): boolean {
  return reserved.includes(name.toLowerCase());
}

export function routeError(path: string): string | undefined {
  const known = checkedPaths.get(path);
  if (known) return known.error;
  // Memoised: the editor asks again on every key press.
  if (checkedPaths.size > mostChecked) checkedPaths.clear();
  const error = errorOf(path);
  checkedPaths.set(path, { error });
  return error;
}

const mostChecked = 20_000;
const checkedPaths = new Map<string, { readonly error: string | undefined }>();

/** Undefined for a name that some file system or server rejects. */
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
    const wrong = fileNameError(segment);
    if (wrong) return wrong;
  }
  return byteLength(path) > maxPathBytes ? `it is longer than ${maxPathBytes} bytes` : undefined;
}
