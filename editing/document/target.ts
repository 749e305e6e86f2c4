import { messages } from "../messages/messages.ts";
import { blockOf, requireUnlocked, withBlock } from "./block.ts";
import type { EditTarget, SetValue, ValuePath } from "./edit.ts";
import { EditError } from "./edit.ts";
import { entryOf, withEntry } from "./entry.ts";
import { isFrameId } from "./frames.ts";
import { pageOf, withPage } from "./page.ts";
import type { EditedSite, SiteDocument } from "./site-document.ts";
import { valueAt } from "./value.ts";

/** Undefined for the missing redirects of a version 1 config. Throws an `EditError` if the target is missing. */
export function valueOfTarget({ config, entries }: EditedSite, target: EditTarget): unknown {
  switch (target.in) {
    case "site":
      return config.site;
    case "redirects":
      return config.redirects;
    case "page":
      return pageOf(config, target.page);
    case "block":
      return blockOf(config, target).props ?? {};
    case "entry":
      return entryOf(entries, target.file);
  }
}

export function valueIn(site: EditedSite, target: EditTarget, path: ValuePath): unknown {
  try {
    return valueAt(valueOfTarget(site, target), path);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

export function setValueEdit(target: EditTarget, path: ValuePath, value: unknown): SetValue {
  return { kind: "set-value", target, path, ...(value !== undefined && { value }) };
}

export function withTarget(
  site: EditedSite,
  target: EditTarget,
  change: (held: unknown) => unknown,
): EditedSite {
  if (target.in === "entry") {
    const entries = withEntry(site.entries, target.file, change);
    return entries === site.entries ? site : { ...site, entries };
  }
  const config = withTargetInConfig(site.config, target, change);
  return config === site.config ? site : { ...site, config };
}

function withTargetInConfig(
  document: SiteDocument,
  target: Exclude<EditTarget, { in: "entry" }>,
  change: (held: unknown) => unknown,
): SiteDocument {
  switch (target.in) {
    case "site": {
      const site = change(document.site) as SiteDocument["site"];
      return site === document.site ? document : { ...document, site: withoutEmpty(site) };
    }
    case "redirects":
      return withRedirects(document, change(document.redirects));
    case "page":
      if (isFrameId(target.page)) throw new EditError(messages.editErrors.notOfFrame);
      return withPage(document, target.page, (page) => {
        const changed = change(page) as typeof page;
        if (changed.id === page.id && changed.path === page.path && changed.blocks === page.blocks)
          return changed;
        throw new EditError(messages.editErrors.notOfPage);
      });
    case "block":
      return withBlock(document, target, (block) => {
        const before = block.props ?? {};
        const props = change(before) as typeof before;
        if (props === before) return block;
        requireUnlocked(block, "content");
        return { ...block, props };
      });
  }
}

function withoutEmpty(site: SiteDocument["site"]): SiteDocument["site"] {
  const { redirects, ...others } = site;
  return Array.isArray(redirects) && redirects.length === 0 ? others : site;
}

function withRedirects(document: SiteDocument, redirects: unknown): SiteDocument {
  if (redirects === document.redirects) return document;
  const { redirects: _, ...others } = document;
  const none = Array.isArray(redirects) && redirects.length === 0;
  return (none ? others : { ...document, redirects }) as SiteDocument;
}
