import { messages } from "../messages/messages.ts";
import type { Holder } from "./edit.ts";
import { isFrameId } from "./frames.ts";
import { Refusal } from "./refusal.ts";
import { refuseLocked } from "./refuse-locked.ts";
import type { EditedSite, SiteDocument } from "./site-document.ts";
import { blockOf, withBlock } from "./with-block.ts";
import { entryOf, withEntry } from "./with-entry.ts";
import { pageOf, withPage } from "./with-page.ts";

/** What is in a holder; undefined for the redirects of an older config where there are none. Throws a `Refusal` if the holder is gone. */
export function heldBy({ config, entries }: EditedSite, holder: Holder): unknown {
  switch (holder.in) {
    case "site":
      return config.site;
    case "redirects":
      return config.redirects;
    case "page":
      return pageOf(config, holder.page);
    case "block":
      return blockOf(config, holder).props ?? {};
    case "entry":
      return entryOf(entries, holder.file);
  }
}

/** A site with what is in one holder changed. Throws a `Refusal` if it is gone or locked. */
export function withHolder(site: EditedSite, holder: Holder, change: (held: unknown) => unknown): EditedSite {
  if (holder.in === "entry") {
    const entries = withEntry(site.entries, holder.file, change);
    return entries === site.entries ? site : { ...site, entries };
  }
  const config = withHolderInConfig(site.config, holder, change);
  return config === site.config ? site : { ...site, config };
}

function withHolderInConfig(
  document: SiteDocument,
  holder: Exclude<Holder, { in: "entry" }>,
  change: (held: unknown) => unknown,
): SiteDocument {
  switch (holder.in) {
    case "site": {
      const site = change(document.site) as SiteDocument["site"];
      return site === document.site ? document : { ...document, site: withoutEmpty(site) };
    }
    case "redirects":
      return withRedirects(document, change(document.redirects));
    case "page":
      if (isFrameId(holder.page)) throw new Refusal(messages.refusals.notOfFrame);
      return withPage(document, holder.page, (page) => {
        const changed = change(page) as typeof page;
        if (changed.id === page.id && changed.path === page.path && changed.blocks === page.blocks)
          return changed;
        throw new Refusal(messages.refusals.notOfPage);
      });
    case "block":
      return withBlock(document, holder, (block) => {
        const before = block.props ?? {};
        const props = change(before) as typeof before;
        if (props === before) return block;
        refuseLocked(block, "content");
        return { ...block, props };
      });
  }
}

/** Without any redirect left, the key goes that the first one brought. */
function withoutEmpty(site: SiteDocument["site"]): SiteDocument["site"] {
  const { redirects, ...others } = site;
  return Array.isArray(redirects) && redirects.length === 0 ? others : site;
}

function withRedirects(document: SiteDocument, redirects: unknown): SiteDocument {
  if (redirects === document.redirects) return document;
  const { redirects: _, ...others } = document;
  // Without any left, the key goes that the first one brought.
  const none = Array.isArray(redirects) && redirects.length === 0;
  return (none ? others : { ...document, redirects }) as SiteDocument;
}
