import { canonicalPath } from "../../renderer/resolve/addresses/page-address.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import { requireUnlocked } from "../document/block.ts";
import type {
  Applied,
  AppliedToSite,
  DuplicatePage,
  InsertPage,
  MovePage,
  RemovePage,
  SetPagePath,
} from "../document/edit.ts";
import { EditError } from "../document/edit.ts";
import { pageOf } from "../document/page.ts";
import type { EditedSite, PageDocument, SiteDocument } from "../document/site-document.ts";
import { uniqueId } from "../document/unique-name.ts";
import { createLinkUpdater, updateLinks, updateLinksInEntries } from "../document/update-links.ts";
import { insertBefore } from "../document/value.ts";
import { messages } from "../messages/messages.ts";

export function insertPage(document: SiteDocument, { page, before }: Omit<InsertPage, "kind">): Applied {
  const id = uniqueId(
    page.id,
    document.pages.map((other) => other.id),
  );
  const path = uniquePath(page.path, document.pages);
  const added = id === page.id && path === page.path ? page : { ...page, id, path };
  return {
    document: { ...document, pages: insertBefore(document.pages, before, added) },
    added: { page: id },
  };
}

export function duplicatePage(document: SiteDocument, edit: DuplicatePage): Applied {
  const { blocks, publishOn: _, ...fields } = structuredClone(pageOf(document, edit.page));
  const next = document.pages[document.pages.findIndex(({ id }) => id === edit.page) + 1];
  const unlocked = blocks.map(({ lock: _, ...block }) => block);
  const page = { ...fields, draft: true, blocks: unlocked } as Parameters<typeof insertPage>[1]["page"];
  return insertPage(document, { page, ...(next && { before: next.id }) });
}

/** The last page stays, and so does a page with a locked block. */
export function removePage(document: SiteDocument, edit: RemovePage): Applied {
  const page = pageOf(document, edit.page);
  if (document.pages.length === 1) throw new EditError(messages.editErrors.lastPage);
  for (const block of page.blocks) requireUnlocked(block, "layout");
  return { document: { ...document, pages: document.pages.filter((other) => other !== page) } };
}

export function movePage(document: SiteDocument, edit: MovePage): Applied {
  const page = pageOf(document, edit.page);
  if (edit.before === page.id) return { document };
  const others = document.pages.filter((other) => other !== page);
  const pages = insertBefore(others, edit.before, page);
  const stayed = pages.every((at, index) => at === document.pages[index]);
  return { document: stayed ? document : { ...document, pages } };
}

const placeholder = /\{(slug|id|page)\}/;

/** An address that another page has is rejected: links to it would be ambiguous. */
export function setPagePath(
  site: EditedSite,
  { page: id, path, entries: files }: SetPagePath,
): AppliedToSite {
  const { config, entries } = site;
  const { path: from } = pageOf(config, id);
  if (from === path) return { site };
  if (!path.startsWith("/")) throw new EditError(messages.editErrors.noSlash);
  if (placeholder.test(from) !== placeholder.test(path)) {
    const [needed] = placeholder.exec(from) ?? [];
    throw new EditError(needed ? messages.editErrors.needsPlaceholder : messages.editErrors.noPlaceholder);
  }
  const same = (other: string) => fileSystemKey(canonicalPath(other)) === fileSystemKey(canonicalPath(path));
  const other = config.pages.find((page) => page.id !== id && same(page.path));
  if (other)
    throw new EditError(messages.editErrors.addressTaken({ page: String(other.title ?? other.id), path }));
  const redirect = !placeholder.test(from) && canonicalPath(from) !== canonicalPath(path);
  const paths = new Map([[id, path]]);
  return {
    site: {
      config: updateLinks(config, paths),
      entries: updateLinksInEntries(entries, createLinkUpdater(config, paths), files),
    },
    ...(redirect && { redirect: { from, to: path } }),
  };
}

/** The requested address, or with a number behind its last fixed part (/blog-2/{slug}). */
function uniquePath(wanted: string, pages: readonly PageDocument[]): string {
  const taken = pages.map(({ path }) => fileSystemKey(canonicalPath(path)));
  if (!taken.includes(fileSystemKey(canonicalPath(wanted)))) return wanted;
  const segments = wanted.split("/").filter(Boolean);
  const last = segments.findLastIndex((segment) => !segment.includes("{"));
  if (last === -1) segments.unshift("page");
  const at = Math.max(last, 0);
  const pathWith = (name: string) => `/${segments.with(at, name).join("/")}`;
  const stem = segments[at] ?? "page";
  const names = [stem, ...Array.from(taken, (_, index) => `${stem.replace(/-\d+$/, "")}-${index + 2}`)];
  return pathWith(
    uniqueId(
      stem,
      names.filter((name) => taken.includes(fileSystemKey(canonicalPath(pathWith(name))))),
    ),
  );
}
