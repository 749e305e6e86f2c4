import { canonicalPath } from "../../renderer/resolve/page-address.ts";
import { freshId } from "./fresh-id.ts";
import type { PageDocument } from "./site-document.ts";

/** An address that no page has: the wanted one, or with a number behind its last fixed part (/blog-2/{slug}). */
export function freshPath(wanted: string, pages: readonly PageDocument[]): string {
  const taken = pages.map(({ path }) => canonicalPath(path).toLowerCase());
  if (!taken.includes(canonicalPath(wanted).toLowerCase())) return wanted;
  const segments = wanted.split("/").filter(Boolean);
  const last = segments.findLastIndex((segment) => !segment.includes("{"));
  if (last === -1) segments.unshift("page");
  const at = Math.max(last, 0);
  const pathWith = (name: string) => `/${segments.with(at, name).join("/")}`;
  const stem = segments[at] ?? "page";
  const names = [stem, ...Array.from(taken, (_, index) => `${stem.replace(/-\d+$/, "")}-${index + 2}`)];
  return pathWith(
    freshId(
      stem,
      names.filter((name) => taken.includes(canonicalPath(pathWith(name)).toLowerCase())),
    ),
  );
}
