import { canonicalPath } from "../../../renderer/resolve/page-address.ts";
import { messages } from "../../messages/messages.ts";
import type { AppliedToSite } from "../applied.ts";
import type { SetPagePath } from "../edits-that-follow.ts";
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
  if (!path.startsWith("/")) throw new Refusal(messages.refusals.noSlash);
  if (hole.test(from) !== hole.test(path)) {
    const [needed] = hole.exec(from) ?? [];
    throw new Refusal(needed ? messages.refusals.needsPlaceholder : messages.refusals.noPlaceholder);
  }
  const same = (other: string) => canonicalPath(other).toLowerCase() === canonicalPath(path).toLowerCase();
  const other = config.pages.find((page) => page.id !== id && same(page.path));
  if (other) throw new Refusal(messages.refusals.addressTaken(other.id, path));
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
