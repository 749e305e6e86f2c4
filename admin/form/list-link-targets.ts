import { canonicalPath, missingPath } from "../../renderer/resolve/routes.ts";
import type { TokenScope } from "../../renderer/resolve/tokens.ts";
import type { SiteDocument } from "../edits/site-document.ts";
import { namePage } from "../edits/words/name-page.ts";
import { plainName } from "../edits/words/plain-name.ts";
import type { EditorContent } from "../host/editor-content.ts";
import { listDetails } from "./list-details.ts";

/** Something of the site that a link can lead to. */
export interface LinkTarget {
  /** What is written for it. */
  readonly value: string;
  readonly label: string;
  /** Its address, or what is called or written to. */
  readonly detail: string;
  readonly group: string;
  /** "Page", "Post": what it is, in a sentence. */
  readonly kind: string;
}

interface LinkSite {
  readonly pages: SiteDocument["pages"];
  readonly entries: EditorContent["entries"];
  readonly scope: TokenScope;
}

/** The pages, what entries have pages of their own, and how the practice can be reached. */
export function listLinkTargets({ pages, entries, scope }: LinkSite): LinkTarget[] {
  const single = pages.filter((page) => page.entries === undefined && typeof page.path === "string");
  const ownPages = single
    .filter(({ path }) => canonicalPath(path) !== missingPath)
    .map((page) => ({
      value: page.path,
      label: namePage(page),
      detail: page.draft === true ? `${page.path} (a draft, not on the site)` : page.path,
      group: "Pages",
      kind: "page",
    }));
  const ofEntries = pages.flatMap((page) => {
    const { entries: collection, path } = page;
    if (typeof collection !== "string" || typeof path !== "string") return [];
    const group = plainName(collection);
    return entries
      .filter((entry) => entry.collection === collection)
      .map(({ id, fields }) => {
        const value = path.replace(/\{(slug|id)\}/, () => id);
        const label = typeof fields.title === "string" ? fields.title : plainName(id);
        return { value, label, detail: value, group, kind: group.replace(/s$/, "").toLowerCase() };
      });
  });
  return [...ownPages, ...ofEntries, ...contacts(scope)];
}

const ways: Readonly<
  Record<string, { readonly before: string; readonly group: string; readonly kind: string }>
> = {
  telephone: { before: "tel:", group: "Telephone numbers", kind: "call" },
  email: { before: "mailto:", group: "E-mail addresses", kind: "e-mail" },
  link: { before: "", group: "Elsewhere", kind: "web page" },
};

function contacts(scope: TokenScope): LinkTarget[] {
  return listDetails(scope).flatMap(({ token, name, group: tab, value, schema }) => {
    const way = schema.type === "string" ? ways[schema.format ?? ""] : undefined;
    if (!way) return [];
    const label = name === "" ? tab : name;
    return [{ value: `${way.before}{{${token}}}`, label, detail: value, group: way.group, kind: way.kind }];
  });
}
