import { followLinks } from "../follow-links.ts";
import { sameValue } from "../same-value.ts";
import type { EditedSite, SiteDocument } from "../site-document.ts";
import type { Schemas } from "../words/schemas.ts";
import type { Change } from "./change.ts";
import type { Comparison } from "./comparison.ts";
import { describeChanges } from "./describe-changes.ts";
import { entryChanges } from "./entry-changes.ts";
import { pageChanges } from "./page-changes.ts";
import { pairBlocks } from "./pair-blocks.ts";

/**
 * What is different now, in plain words, each with an edit that undoes it alone. It compares the two sites and not the
 * log, so what was done and undone by hand is no change. Links that followed a page to its new address belong to
 * that one change. After reverting one, list the changes again: reverts are made for the site as it is.
 */
export function listChanges(base: EditedSite, site: EditedSite, schemas: Schemas): Change[] {
  return [...configChanges(base.config, site, schemas), ...entryChanges(base, site, schemas)];
}

function configChanges(base: SiteDocument, site: EditedSite, schemas: Schemas): Change[] {
  const { config: current } = site;
  if (sameValue(base, current)) return [];
  const before = withPathsOf(base, current);
  const comparison: Comparison = { before, current, site, schemas, pairs: pairBlocks(before, current) };
  const redirects = { before: before.redirects ?? [], after: current.redirects ?? [] };
  return [
    ...describeChanges(
      { schemas, site, holder: { in: "site" }, key: "site" },
      { before: before.site, after: current.site },
    ),
    ...describeChanges({ schemas, site, holder: { in: "redirects" }, key: "redirects" }, redirects),
    ...pageChanges(comparison, base),
    ...fileChange(before, current),
  ];
}

function withPathsOf(base: SiteDocument, current: SiteDocument): SiteDocument {
  const now = new Map(current.pages.map(({ id, path }) => [id, path]));
  const moved = base.pages.flatMap(({ id, path }) => {
    const to = now.get(id);
    return to === undefined || to === path ? [] : [[id, to] as const];
  });
  return moved.length === 0 ? base : followLinks(base, new Map(moved));
}

/** What no edit but an import changes: the keys of the file beside settings, pages and redirects. */
function fileChange(before: SiteDocument, current: SiteDocument): Change[] {
  const { site, pages, redirects, ...now } = current;
  const { site: _, pages: __, redirects: ___, ...was } = before;
  if (sameValue(was, now)) return [];
  const document = { ...was, site, pages, ...(redirects !== undefined && { redirects }) };
  const revert = { kind: "replace-document", document } as const;
  return [{ key: "file", place: "File", what: "changed the version or schema of the file", revert }];
}
