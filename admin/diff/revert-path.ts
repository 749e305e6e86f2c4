import { canonicalPath } from "../../renderer/resolve/page-address.ts";
import type { Edit } from "../document/edit.ts";
import type { SiteDocument } from "../document/site-document.ts";

/**
 * Gives a page its earlier address back. Where another page that moved has it now, that one goes back with it: pages
 * that swapped addresses can only swap them together, by way of addresses that nobody has.
 */
export function revertPath(base: SiteDocument, current: SiteDocument, page: string): Edit {
  const earlier = new Map(base.pages.map(({ id, path }) => [id, path]));
  const together = [page];
  for (const id of together) {
    const wanted = canonicalPath(earlier.get(id) ?? "").toLowerCase();
    const target = current.pages.find(({ path }) => canonicalPath(path).toLowerCase() === wanted);
    const moved = target && earlier.has(target.id) && earlier.get(target.id) !== target.path;
    if (moved && !together.includes(target.id)) together.push(target.id);
  }
  const back = together.map(
    (id): Edit => ({ kind: "set-page-path", page: id, path: earlier.get(id) ?? "/" }),
  );
  const [only] = back;
  if (back.length === 1 && only) return only;
  const away = together.map(
    (id): Edit => ({ kind: "set-page-path", page: id, path: `/moving-${id}${earlier.get(id) ?? "/"}` }),
  );
  return { kind: "batch", edits: [...away, ...back] };
}
