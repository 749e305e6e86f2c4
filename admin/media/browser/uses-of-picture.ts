import { pagesAndFrames, withoutFrames } from "../../../editing/document/frames.ts";
import { pathsToPicture, showsPicture } from "../../../editing/document/picture.ts";
import type { EditorRoute } from "../../../editing/document/selection.ts";
import type { SiteDocument } from "../../../editing/document/site-document.ts";
import { readBlockName } from "../../../editing/labels/block-label.ts";
import { nameEntry } from "../../../editing/labels/entry-label.ts";
import { nameValue } from "../../../editing/labels/name-value.ts";
import { pageTitle } from "../../../editing/labels/page-label.ts";
import type { Schemas } from "../../../editing/labels/schema/schemas.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { routeOfSetting } from "../../../editing/routes/route-of-setting.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";

/** A value that shows a picture. */
export interface PictureUse {
  /** "Home › Hero" */
  readonly location: string;
  /** "the picture of the 2nd view" */
  readonly field: string;
  readonly route: EditorRoute;
}

interface UsingSite {
  readonly document: SiteDocument;
  readonly entries: EditorContent["entries"];
  readonly schemas: Schemas;
}

export function usesOfPicture(name: string, { document, entries, schemas }: UsingSite): PictureUse[] {
  const below = (value: unknown) => pathsToPicture(name, value);
  const context = { model: schemas.model, document };
  const settings = withoutFrames(document.site, document.site);
  const ofSite = below(settings).map((path) => {
    const group = schemas.site.properties[String(path[0])];
    const { name: field } = nameValue(group, path.slice(1));
    return { location: group?.title ?? schemas.site.title, field, route: routeOfSetting(path, context) };
  });
  const ofPages = document.pages.flatMap(({ blocks: _, ...page }) =>
    below(page).map((path) => ({
      location: pageTitle({ ...page, blocks: [] }, document.site),
      field: nameValue(schemas.page, path).name,
      route: { workspace: "pages", page: page.id, section: "page", field: path } as const,
    })),
  );
  const ofBlocks = pagesAndFrames(document).flatMap((page) =>
    page.blocks.flatMap((block) =>
      below(block.props).map((path) => ({
        location: `${pageTitle(page, document.site)} › ${readBlockName(schemas, { block, page, config: document })}`,
        field: nameValue(schemas.blocks.get(block.type), path).name,
        route: { workspace: "pages", page: page.id, block: block.id, field: path } as const,
      })),
    ),
  );
  const ofEntries = entries.flatMap(({ collection, id, file, fields, body, document: entry }) => {
    const known = schemas.model.collections[collection];
    const location = messages.changes.titled({
      title: known?.singular ?? collection,
      name: nameEntry(schemas, file, entry),
    });
    const route = { workspace: "entries", collection, entry: id } as const;
    const inFields = below(fields).map((path) => ({
      location,
      field: nameValue(known?.fields, path).name,
      route: { ...route, field: ["frontMatter", ...path] },
    }));
    return showsPicture(body, name)
      ? [...inFields, { location, field: messages.changes.theText, route }]
      : inFields;
  });
  return [...ofSite, ...ofPages, ...ofBlocks, ...ofEntries];
}
