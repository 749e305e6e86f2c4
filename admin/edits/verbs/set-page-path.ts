import { canonicalPath } from "../../../renderer/resolve/page-address.ts";
import type { AppliedToSite } from "../applied.ts";
import type { SetPagePath } from "../edit.ts";
import { followInEntries, followLinks } from "../links/follow-links.ts";
import { linkFollower } from "../links/link-follower.ts";
import { Refusal } from "../refusal.ts";
import type { EditedSite } from "../site-document.ts";
import { pageOf } from "../with-page.ts";

const hole = /\{(slug|id|page)\}/;

/** Refused where another page has the address: nobody could tell any more which of the two a link means. */
export function setPagePath(
  site: EditedSite,
  { page: id, path, entries: files }: SetPagePath,
): AppliedToSite {
  const { config, entries } = site;
  const { path: from } = pageOf(config, id);
  if (from === path) return { site };
  if (!path.startsWith("/")) throw new Refusal("An address starts with a slash, such as /services.");
  if (hole.test(from) !== hole.test(path)) {
    throw new Refusal(
      hole.test(from)
        ? `This page is made several times, so its address needs ${hole.exec(from)?.[0]}.`
        : "Only a page that is made for each entry can have {slug} or {id} in its address, and one of many sheets {page}.",
    );
  }
  const same = (other: string) => canonicalPath(other).toLowerCase() === canonicalPath(path).toLowerCase();
  const other = config.pages.find((page) => page.id !== id && same(page.path));
  if (other) throw new Refusal(`The page “${other.id}” has the address ${path} already.`);
  const redirect = !hole.test(from) && canonicalPath(from) !== canonicalPath(path);
  const paths = new Map([[id, path]]);
  return {
    site: {
      config: followLinks(config, paths),
      entries: followInEntries(entries, linkFollower(config, paths), files),
    },
    ...(redirect && { redirect: { from, to: path } }),
  };
}
