import type { Model } from "../../schema/model/model.ts";
import { findPage, frameName, framesOf, isFrameId } from "../document/frames.ts";
import { collectionOfPage } from "../document/page.ts";
import type { Publication } from "../document/publication.ts";
import type { PageDocument, SiteDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { formatDate } from "./format-value.ts";
import { languageName } from "./language-names.ts";
import { humanizeKey, withinSentence } from "./schema/humanize-key.ts";
import { piecesOf, withTokens } from "./tokens/token-meaning.ts";
import { type TextScope, tokenScope } from "./tokens/token-scope.ts";

/** The name in the site's menu, else its own, else the title without the site's name, or the id where the title differs for each entry. */
export function pageTitle(page: PageDocument, site: SiteDocument["site"]): string {
  if (isFrameId(page.id)) return namePage(page);
  const inMenu = menuName(page, site);
  if (inMenu !== undefined) return inMenu;
  if (typeof page.name === "string" && page.name !== "" && !page.name.includes("{{")) return page.name;
  if (page.entries !== undefined || typeof page.title !== "string") return nameInLanguage(page);
  const scope = tokenScope({ site });
  const short = withoutEnding(knownTitle(page.title, scope), withTokens("{{site.name}}", scope));
  return short || namePage(page);
}

/** "Bread, in French" for the French page of the same entries as Bread. */
function nameInLanguage({ id, translationOf, language }: PageDocument): string {
  if (typeof translationOf !== "string" || typeof language !== "string") return namePage({ id });
  const name = namePage({ id: translationOf });
  return messages.pages.list.inLanguage({ name, language: languageName(language) });
}

export function titleOfPage(id: string, document: SiteDocument): string {
  const page = findPage(document, id);
  return page ? pageTitle(page, document.site) : namePage({ id });
}

export function menuName({ path }: PageDocument, site: SiteDocument["site"]): string | undefined {
  const all = framesOf({ site }).flatMap(({ blocks }) =>
    blocks.flatMap(({ props }) => linksIn(props?.links)),
  );
  const text = all.find((link) => link?.href === path)?.text;
  return typeof text === "string" && text !== "" && !text.includes("{{") ? text : undefined;
}

interface MenuLink {
  readonly text?: unknown;
  readonly href?: unknown;
}

function linksIn(links: unknown): readonly (MenuLink | null)[] {
  return Array.isArray(links) ? links : [];
}

/** Up to a detail that each of its pages has in another way, such as its number: "Journal" of "Journal, page 2 of 3". */
function knownTitle(title: string, scope: TextScope): string {
  const pieces = piecesOf(title, scope);
  const end = pieces.findIndex(({ isUnknown }) => isUnknown);
  const known = end === -1 ? pieces : pieces.slice(0, end);
  const text = known
    .map(({ written, value }) => value ?? written)
    .join("")
    .trim();
  return end === -1 ? text : text.replace(/(?<!\s)\s*[,:|–—·(-][^,:|–—·(-]*$/, "");
}

/** "One for each bread"; undefined for a page that is made once. */
export function entryPageLabel(page: PageDocument, { collections }: Model): string | undefined {
  const collection = collectionOfPage(page);
  if (collection === undefined)
    return page.paginate === undefined ? undefined : messages.pages.list.partOfList;
  const kind = collections[collection]?.singular ?? messages.pages.list.entry;
  return messages.pages.list.oneForEach({ kind: withinSentence(kind) });
}

function withoutEnding(title: string, name: string): string {
  if (name === "" || !title.endsWith(name)) return title;
  const start = title.slice(0, -name.length).trimEnd();
  return /[|–—·-]$/.test(start) ? start.slice(0, -1).trimEnd() : title;
}

export function describePublication(state: Publication, page: string): string {
  const { told } = messages.pages;
  if (state.kind === "scheduled") return told.isScheduled({ name: page, day: formatDate(state.day) });
  return told[state.kind === "draft" ? "isDraft" : "isPublished"]({ name: page });
}

export function namePage({ id }: Pick<PageDocument, "id">): string {
  if (isFrameId(id)) return nameFrame(id);
  return humanizeKey(id);
}

const isTag = (name: string) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name);

function nameFrame(id: string): string {
  const name = frameName(id);
  return name === ""
    ? messages.changes.frame
    : messages.changes.titled({
        title: messages.changes.frame,
        name: isTag(name) ? languageName(name) : humanizeKey(name),
      });
}

/** Replaces the part of an address that differs for each entry. */
const entryPlaceholder = "…";

/** "/blog/…" for a page that is made for each post. */
export function addressLabel(path: string): string {
  return path.replace(/\{(?:slug|id|page)\}/g, entryPlaceholder);
}

/** The path that is meant by an address that was typed over the shown one. */
export function typedAddress(typed: string, path: string): string {
  const [placeholder] = /\{(?:slug|id|page)\}/.exec(path) ?? [];
  return placeholder === undefined ? typed : typed.replace(entryPlaceholder, placeholder);
}
