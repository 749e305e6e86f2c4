import type { DefinedBlock } from "../../../editing/document/definitions.ts";
import { entryFile } from "../../../editing/document/entry.ts";
import { findPage } from "../../../editing/document/frames.ts";
import type { EditorRoute } from "../../../editing/document/selection.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { fieldAt, type NamedField } from "../../../editing/labels/field-at.ts";
import { nameLocation } from "../../../editing/labels/name-location.ts";
import { humanizeKey } from "../../../editing/labels/schema/humanize-key.ts";
import { collectionTitle, type Schemas } from "../../../editing/labels/schema/schemas.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { routeOfProblem } from "../../../editing/routes/route-of-problem.ts";
import type { ProblemLocation as FilePlace } from "../../../schema/problems/problem.ts";
import type { OpenedSite } from "../../site/opened-site.ts";
import type { EditorDocument } from "../../sync/store/editor-document.ts";

/** What the words of problems are made from. */
export interface ProblemSite {
  /** The site in which the problems were found. */
  readonly edited: EditedSite;
  readonly schemas: Schemas;
  readonly definitions: readonly DefinedBlock[];
}

export function problemSiteOf({
  store,
  schemas,
  blocks,
}: Pick<EditorDocument, "store"> & Pick<OpenedSite, "schemas" | "blocks">): ProblemSite {
  const { document: config, entries } = store.getState();
  return { edited: { config, entries }, schemas, definitions: blocks };
}

export function routeIn(
  { edited, schemas }: ProblemSite,
  place: Pick<FilePlace, "file" | "pointer">,
): EditorRoute {
  return routeOfProblem(place, { model: schemas.model, document: edited.config });
}

export function fieldIn(site: ProblemSite, place: EditorRoute): NamedField | undefined {
  const { edited, schemas } = site;
  if (place.workspace === "pictures") return undefined;
  const path = place.field ?? [];
  const { blocks } = schemas;
  const settings = edited.config.site;
  if (place.workspace === "content") {
    const group = schemas.site.properties[String(path[0])];
    return group && fieldAt({ schema: group, value: settings[String(path[0])], blocks }, path.slice(1));
  }
  if (place.workspace === "entries") {
    const schema = schemas.entries.get(place.collection ?? "");
    const entry = edited.entries[entryFile(place.collection ?? "", place.entry ?? "")];
    const [section] = path;
    if (schema?.type !== "object" || place.entry === undefined) return undefined;
    const fields = schema.properties.frontMatter;
    if (section === "frontMatter" && fields)
      return fieldAt({ schema: fields, value: entry?.frontMatter, blocks }, path.slice(1));
    return fieldAt({ schema, value: entry, blocks }, path);
  }
  const page = place.page === undefined ? undefined : findPage(edited.config, place.page);
  if (!page) return fieldAt({ schema: schemas.site, value: settings, blocks }, path);
  const block = page.blocks.find(({ id }) => id === place.block);
  if (!block) return fieldAt({ schema: schemas.page, value: page, blocks }, path);
  const schema = blocks.get(block.type);
  return schema && fieldAt({ schema, value: block.props, blocks }, path);
}

export function locationLabel(site: ProblemSite, place: EditorRoute, field: NamedField | undefined): string {
  const screen = routeLabel(place, site.edited, site.schemas);
  return field ? `${screen} › ${field.label}` : screen;
}

function routeLabel(place: EditorRoute, site: EditedSite, schemas: Schemas): string {
  if (place.workspace === "content")
    return (place.tab && schemas.site.properties[place.tab]?.title) || messages.shell.content;
  if (place.workspace === "pictures")
    return place.picture === undefined
      ? messages.shell.pictures
      : `${messages.shell.pictures} › ${nameOfPicture(place.picture)}`;
  const path = place.field ?? [];
  if (place.workspace === "entries") {
    if (!place.collection) return messages.shell.entries;
    if (!place.entry) return collectionTitle(schemas, place.collection);
    const file = entryFile(place.collection, place.entry);
    return nameLocation(schemas, site, { target: { in: "entry", file }, path });
  }
  const { page, block, section } = place;
  if (page && block) return nameLocation(schemas, site, { target: { in: "block", page, block }, path });
  if (page && (!section || section === "page"))
    return nameLocation(schemas, site, { target: { in: "page", page }, path });
  return section && section !== "page" ? messages.pages.site[section] : messages.pages.outline.wholeSite;
}

/** "front-door.jpg" is "Front door". */
function nameOfPicture(name: string): string {
  const words = humanizeKey(name.replace(/\.[^.]*$/, ""));
  return words.length > maxLength ? `${words.slice(0, maxLength)}…` : words;
}

const maxLength = 44;
