import { collectionOfPage } from "../../../editing/document/page.ts";
import { publicationOfPage } from "../../../editing/document/publication.ts";
import type { PageDocument, SiteDocument } from "../../../editing/document/site-document.ts";
import { entryLabel } from "../../../editing/labels/entry-label.ts";
import { formatDate } from "../../../editing/labels/format-value.ts";
import { pageTitle } from "../../../editing/labels/page-label.ts";
import { humanizeKey, withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import type { TextScope } from "../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { SiteFile } from "../../../renderer/resolve/addresses/files.ts";
import { canonicalPath, isMissingPath } from "../../../renderer/resolve/addresses/page-address.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import type { Model } from "../../../schema/model/model.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";
import { listDetails } from "../form/mapping/list-details.ts";

/** What a link can lead to. */
export interface LinkTarget {
  /** The address as it is written in the link. */
  readonly value: string;
  /** The title of the page, the entry, the file or the setting. */
  readonly label: string;
  /** What tells targets with the same label apart, such as the path. */
  readonly detail: string;
  /** The heading under which it is listed. */
  readonly group: string;
  /** What it is, within a sentence: "page", "phone call". */
  readonly kind: string;
}

interface LinkSite {
  readonly site: SiteDocument["site"];
  readonly pages: SiteDocument["pages"];
  readonly entries: EditorContent["entries"];
  readonly scope: TextScope;
  readonly model: Model;
  readonly settings: ObjectSchema;
  readonly files: readonly SiteFile[];
  /** As 2026-12-24. */
  readonly today: string;
}

export function listLinkTargets(site: LinkSite): LinkTarget[] {
  const { pages, entries, scope, model, settings, files, today } = site;
  const single = pages
    .filter((page) => page.entries === undefined && typeof page.path === "string")
    .map((page): PageDocument => ({ ...page, path: page.path.replace(/\{page\}\/?/, "") }));
  const ownPages = single
    .filter(({ path }) => !isMissingPath(canonicalPath(path)))
    .map((page) => ({
      value: page.path,
      label: pageTitle(page, site.site),
      detail: detailOf(page, today),
      group: messages.values.links.pages,
      kind: messages.values.links.page,
    }));
  const ofEntries = pages.flatMap((page) => {
    const { path } = page;
    const collection = collectionOfPage(page);
    if (collection === undefined || typeof path !== "string") return [];
    const { title: group = humanizeKey(collection), singular = messages.values.links.entry } =
      model.collections[collection] ?? {};
    return entries
      .filter((entry) => entry.collection === collection)
      .map((entry) => {
        const value = path.replace(/\{(slug|id)\}/, () => entry.id);
        return {
          value,
          label: entryLabel(model, entry),
          detail: value,
          group,
          kind: withinSentence(singular),
        };
      });
  });
  const downloads = files.map(({ name }) => {
    const value = `/files/${name}`;
    return {
      value,
      label: name,
      detail: value,
      group: messages.values.links.downloads,
      kind: messages.values.links.file,
    };
  });
  return [...ownPages, ...ofEntries, ...downloads, ...contacts(settings, scope)];
}

function detailOf(page: PageDocument, today: string): string {
  const { links } = messages.values;
  const state = publicationOfPage(page, today);
  if (state.kind === "scheduled") return links.scheduled({ path: page.path, day: formatDate(state.day) });
  return state.kind === "draft" ? links.draft({ path: page.path }) : page.path;
}

interface Way {
  readonly before: string;
  readonly group: string;
  readonly kind: string;
}

function waysByFormat(): Readonly<Record<string, Way>> {
  const { phones, call, mails, mail, elsewhere, web } = messages.values.links;
  return {
    telephone: { before: "tel:", group: phones, kind: call },
    email: { before: "mailto:", group: mails, kind: mail },
    link: { before: "", group: elsewhere, kind: web },
  };
}

function contacts(settings: ObjectSchema, scope: TextScope): LinkTarget[] {
  const ways = waysByFormat();
  return listDetails(settings, scope).flatMap(({ token, name, group: tab, value, schema }) => {
    const way = schema.type === "string" ? ways[schema.format ?? ""] : undefined;
    if (!way) return [];
    const label = name === "" ? tab : name;
    return [{ value: `${way.before}{{${token}}}`, label, detail: value, group: way.group, kind: way.kind }];
  });
}
