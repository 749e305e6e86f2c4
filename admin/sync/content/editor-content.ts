import { orderDocument } from "../../../editing/document/order.ts";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import type { ServedContent } from "../../../editing/host/served-content.ts";
import { localizeModel } from "../../../editing/labels/schema/localize-schema.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { documentIn } from "../../../editing/source-text/document-in.ts";
import { unixLines } from "../../../editing/source-text/unix-lines.ts";
import type { SiteFile } from "../../../renderer/resolve/addresses/files.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { PublishSettings } from "../../../schema/admin-settings.ts";
import { fillDefaults } from "../../../schema/fill-defaults.ts";
import type { Model } from "../../../schema/model.ts";
import type { Problem } from "../../../schema/problem.ts";
import type { EntryConfig } from "../../../schema/site-config.ts";
import { loadIcons } from "./load-icons.ts";
import type { PictureStorage } from "./picture-storage.ts";
import type { Sent } from "./sent-files.ts";

export interface EditorEntry extends EntryConfig {
  readonly text: string;
  readonly document: EntryDocument;
}

export interface UnreadableEntry {
  readonly file: string;
  readonly collection: string;
  readonly id: string;
  readonly text: string;
  readonly damaged: boolean;
}

export interface EditorOrder {
  readonly file: string;
  readonly text: string;
  readonly document: EntryDocument;
}

export interface EditorPattern {
  readonly file: string;
  readonly text: string;
  /** None where the text is no JSON object. */
  readonly document?: EntryDocument;
}

export interface EditorIcons extends Omit<ServedContent["icons"], "address"> {
  load(): Promise<ServedContent["icons"]["drawings"]>;
}

export interface PublishedTo {
  readonly settings: PublishSettings;
  readonly sent: Sent | undefined;
  readonly deployed: ReadonlyMap<string, string>;
}

export interface EditorContent {
  readonly file: string;
  readonly text: string;
  /** Identifies the site's folder, where several sites may be served at one address. */
  readonly folder: string | undefined;
  readonly model: Model;
  readonly entries: readonly EditorEntry[];
  readonly orders: readonly EditorOrder[];
  readonly patterns: readonly EditorPattern[];
  readonly files: readonly SiteFile[];
  readonly publicFiles: readonly string[];
  readonly icons: EditorIcons;
  readonly unreadable: readonly UnreadableEntry[];
  readonly media: ReadonlyMap<string, MediaMetadata>;
  /** The bytes of new pictures in this browser; undefined where pictures can't be edited. */
  readonly pictureStorage?: PictureStorage | undefined;
  /** The original of a picture by its version, or else the copy at an address. */
  readonly original?: ((version: string, address: string) => Promise<Blob | undefined>) | undefined;
  readonly described: readonly string[];
  readonly styles: ServedContent["styles"];
  readonly fonts: ServedContent["fonts"];
  readonly fontChoices: ServedContent["fontChoices"];
  readonly fontNames: readonly string[];
  readonly orderedIds: ReadonlyMap<string, readonly string[]>;
  readonly validators: string;
  readonly problems: readonly Problem[];
  readonly today: string;
  readonly now?: number | undefined;
  readonly future: boolean;
  /** Undefined where saving writes files, and where the site has no repository. */
  readonly publish?: PublishedTo | undefined;
  pictureAt(address: string): string;
}

interface ContentSources {
  readonly media: ReadonlyMap<string, MediaMetadata>;
  readonly pictureStorage?: PictureStorage;
  readonly original?: EditorContent["original"];
  readonly today?: string;
  readonly pictureAt: EditorContent["pictureAt"];
  readonly publish?: PublishedTo | undefined;
}

export function openContent(served: ServedContent, parts: ContentSources): EditorContent {
  const { config, entries, orders, patterns = [], files, publicFiles, icons, model } = served;
  const { described, styles, fonts, fontChoices, fontNames, problems, future } = served;
  if (!config) throw new Error(messages.hosts.noConfig);
  const known = entries.filter(({ collection }) => Object.hasOwn(model.collections, collection));
  return {
    file: config.file,
    text: config.text,
    folder: served.folder,
    model: localizeModel(model),
    orders: orders.flatMap(({ file, text, ids }) =>
      ids ? [{ file, text, document: orderDocument(ids) }] : [],
    ),
    patterns: patterns.map(({ file, text }) => {
      const document = documentIn(file, text);
      return { file, text, ...(document && { document }) };
    }),
    files,
    publicFiles,
    icons: { names: icons.names, drawings: icons.drawings, load: () => loadIcons(icons.address) },
    entries: known.flatMap(({ file, collection, id, text, frontMatter, body }) =>
      frontMatter && body !== undefined
        ? [
            {
              file,
              collection,
              id,
              text,
              body,
              document: { frontMatter, body: unixLines(body) },
              fields: withDefaults(model, collection, frontMatter),
            },
          ]
        : [],
    ),
    unreadable: known.flatMap(({ file, collection, id, text, damaged = false, frontMatter }) =>
      frontMatter ? [] : [{ file, collection, id, text, damaged }],
    ),
    orderedIds: new Map(orders.flatMap(({ collection, ids }) => (ids ? [[collection, ids] as const] : []))),
    described,
    validators: served.validators,
    styles,
    fonts,
    fontChoices,
    fontNames,
    problems,
    today: served.today,
    now: served.now,
    future,
    ...parts,
  };
}

function withDefaults(model: Model, collection: string, frontMatter: Readonly<Record<string, unknown>>) {
  const schema = model.collections[collection]?.fields;
  return (schema ? fillDefaults(schema, frontMatter) : frontMatter) as EntryConfig["fields"];
}
