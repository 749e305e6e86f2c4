import { collections } from "../../schema/collections/index.ts";
import type { ValuePath } from "../edits/edit.ts";
import type { SiteDocument } from "../edits/site-document.ts";
import { nameBlock } from "../edits/words/name-block.ts";
import { namePage } from "../edits/words/name-page.ts";
import { nameValue } from "../edits/words/name-value.ts";
import type { Schemas } from "../edits/words/schemas.ts";
import type { EditorContent } from "../host/editor-content.ts";
import { contentTabs, type Place } from "../view/place.ts";

/** Somewhere that a picture is used. */
export interface PictureUse {
  /** "Home › Hero" */
  readonly where: string;
  /** "the picture of the 2nd view" */
  readonly what: string;
  readonly place: Place;
}

interface UsingSite {
  readonly document: SiteDocument;
  readonly entries: EditorContent["entries"];
  readonly schemas: Schemas;
}

/** Where a picture is used: in the settings, on pages, in blocks, and in entries and the texts of all of them. */
export function usesOfPicture(name: string, { document, entries, schemas }: UsingSite): PictureUse[] {
  const below = (value: unknown) => pathsTo(name, value);
  const ofSite = below(document.site).map((path) => {
    const tab = contentTabs.find((known) => known === path[0]);
    const part = path[0] === "header" || path[0] === "footer" || path[0] === "theme" ? path[0] : "site";
    const place: Place = tab
      ? { workspace: "content", tab, field: path }
      : { workspace: "pages", part, field: path };
    const { name: what } = nameValue(schemas.site.properties[String(path[0])], path.slice(1));
    return { where: schemas.site.properties[String(path[0])]?.title ?? schemas.site.title, what, place };
  });
  const ofPages = document.pages.flatMap((page) => {
    const { blocks, ...own } = page;
    const inPage = below(own).map((path) => ({
      where: namePage(page),
      what: nameValue(schemas.page, path).name,
      place: { workspace: "pages", page: page.id, part: "page", field: path } as const,
    }));
    const inBlocks = blocks.flatMap((block) =>
      below(block.props).map((path) => ({
        where: `${namePage(page)} › ${nameBlock(schemas, page, block)}`,
        what: nameValue(schemas.blocks.get(block.type), path).name,
        place: { workspace: "pages", page: page.id, block: block.id, field: path } as const,
      })),
    );
    return [...inPage, ...inBlocks];
  });
  const ofEntries = entries.flatMap(({ collection, id, fields, body }) => {
    const schema = collections[collection];
    const where = `${schema.title} “${typeof fields.title === "string" ? fields.title : id}”`;
    const place = { workspace: "entries", collection, entry: id } as const;
    const inFields = below(fields).map((path) => ({
      where,
      what: nameValue(schema, path).name,
      place: { ...place, field: path },
    }));
    return shows(body, name) ? [...inFields, { where, what: "the text", place }] : inFields;
  });
  return [...ofSite, ...ofPages, ...ofEntries];
}

function pathsTo(name: string, value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value === "string") return value === name || shows(value, name) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsTo(name, item, [...path, index]));
  return Object.entries(value).flatMap(([key, child]) => pathsTo(name, child, [...path, key]));
}

/** Whether a text in Markdown has the picture in it: `![what it shows](house.jpg)`, or named further below. */
function shows(text: string, name: string): boolean {
  if (!text.includes(name) || !text.includes("![")) return false;
  const written = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const inline = `\\]\\(\\s*<?${written}>?[\\s)]`;
  const below = `^ {0,3}\\[[^\\]]+\\]:\\s*<?${written}>?\\s*$`;
  return new RegExp(`${inline}|${below}`, "m").test(text);
}
