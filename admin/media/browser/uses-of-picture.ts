import type { EditorRoute } from "../../document/editor-route.ts";
import { pagesAndFrames, withoutFrames } from "../../document/frames.ts";
import { pathsToPicture, showsPicture } from "../../document/picture-references.ts";
import type { SiteDocument } from "../../document/site-document.ts";
import { readBlockName } from "../../labels/name-block.ts";
import { nameEntry } from "../../labels/name-entry.ts";
import { nameValue } from "../../labels/name-value.ts";
import { pageTitle } from "../../labels/page-title.ts";
import type { Schemas } from "../../labels/schema/schemas.ts";
import { messages } from "../../messages/messages.ts";
import type { EditorContent } from "../../sync/content/editor-content.ts";
import { routeOfSetting } from "../../workspace/route-of-setting.ts";

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
