import type { EditorRoute } from "../../document/editor-route.ts";
import { pagesAndFrames, withoutFrames } from "../../document/frames.ts";
import { pathsToPicture, showsPicture } from "../../document/picture-references.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { nameBlock } from "../../labels/name-block.ts";
import { nameEntry } from "../../labels/name-entry.ts";
import { namePage } from "../../labels/name-page.ts";
import { nameValue } from "../../labels/name-value.ts";
import type { Schemas } from "../../labels/schema/schemas.ts";
import { messages } from "../../messages/messages.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";
import { routeOfSetting } from "../../workspace/route-of-setting.ts";

export interface PictureUse {
  /** "Home › Hero" */
  readonly where: string;
  /** "the picture of the 2nd view" */
  readonly what: string;
  readonly place: EditorRoute;
}

interface UsingSite {
  readonly document: SiteDocument;
  readonly entries: EditorContent["entries"];
  readonly schemas: Schemas;
}

export function usesOfPicture(name: string, { document, entries, schemas }: UsingSite): PictureUse[] {
  const below = (value: unknown) => pathsToPicture(name, value);
  const where = { model: schemas.model, document };
  const settings = withoutFrames(document.site, document.site);
  const ofSite = below(settings).map((path) => {
    const group = schemas.site.properties[String(path[0])];
    const { name: what } = nameValue(group, path.slice(1));
    return { where: group?.title ?? schemas.site.title, what, place: routeOfSetting(path, where) };
  });
  const ofPages = document.pages.flatMap(({ blocks: _, ...page }) =>
    below(page).map((path) => ({
      where: namePage(page),
      what: nameValue(schemas.page, path).name,
      place: { workspace: "pages", page: page.id, part: "page", field: path } as const,
    })),
  );
  const ofBlocks = pagesAndFrames(document).flatMap((page) =>
    page.blocks.flatMap((block) =>
      below(block.props).map((path) => ({
        where: `${namePage(page)} › ${nameBlock(schemas, page, block)}`,
        what: nameValue(schemas.blocks.get(block.type), path).name,
        place: { workspace: "pages", page: page.id, block: block.id, field: path } as const,
      })),
    ),
  );
  const ofEntries = entries.flatMap(({ collection, id, file, fields, body, document: entry }) => {
    const known = schemas.model.collections[collection];
    const where = messages.changes.titled({
      title: known?.singular ?? collection,
      name: nameEntry(schemas, file, entry),
    });
    const place = { workspace: "entries", collection, entry: id } as const;
    const inFields = below(fields).map((path) => ({
      where,
      what: nameValue(known?.fields, path).name,
      place: { ...place, field: ["frontMatter", ...path] },
    }));
    return showsPicture(body, name)
      ? [...inFields, { where, what: messages.changes.theText, place }]
      : inFields;
  });
  return [...ofSite, ...ofPages, ...ofBlocks, ...ofEntries];
}
