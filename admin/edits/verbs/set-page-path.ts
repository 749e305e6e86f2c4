import { canonicalPath } from "../../../renderer/resolve/routes.ts";
import type { Applied } from "../applied.ts";
import type { SetPagePath } from "../edit.ts";
import { followLinks } from "../follow-links.ts";
import { Refusal } from "../refusal.ts";
import type { SiteDocument } from "../site-document.ts";
import { pageOf } from "../with-page.ts";

const hole = /\{(slug|id)\}/;

/** Refused where another page has the address: nobody could tell any more which of the two a link means. */
export function setPagePath(document: SiteDocument, { page: id, path }: SetPagePath): Applied {
  const { path: from } = pageOf(document, id);
  if (from === path) return { document };
  if (!path.startsWith("/")) throw new Refusal("An address starts with a slash, such as /services.");
  if (hole.test(from) !== hole.test(path)) {
    throw new Refusal(
      hole.test(from)
        ? "This page is made once for each entry, so its address needs {slug} or {id}."
        : "Only a page that is made for each entry can have {slug} or {id} in its address.",
    );
  }
  const same = (other: string) => canonicalPath(other).toLowerCase() === canonicalPath(path).toLowerCase();
  const other = document.pages.find((page) => page.id !== id && same(page.path));
  if (other) throw new Refusal(`The page “${other.id}” has the address ${path} already.`);
  const redirect = !hole.test(from) && canonicalPath(from) !== canonicalPath(path);
  return {
    document: followLinks(document, new Map([[id, path]])),
    ...(redirect && { redirect: { from, to: path } }),
  };
}
