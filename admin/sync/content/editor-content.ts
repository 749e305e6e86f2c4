import { orderDocument } from "../../../editing/document/order.ts";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import type { ServedContent } from "../../../editing/host/served-content.ts";
import { localizeModel } from "../../../editing/labels/schema/localize-schema.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { documentIn } from "../../../editing/source-text/document-in.ts";
import { unixLines } from "../../../editing/source-text/unix-lines.ts";
import type { SiteFile } from "../../../renderer/resolve/addresses/files.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { fillDefaults } from "../../../schema/fields/fill-defaults.ts";
import type { Model } from "../../../schema/model/model.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import type { PublishSettings } from "../../../schema/site/admin-settings.ts";
import type { EntryConfig } from "../../../schema/site/site-config.ts";
import { loadIcons } from "./load-icons.ts";
import type { PictureStorage } from "./picture-storage.ts";
import type { Sent } from "./sent-files.ts";

/** An entry with its file. `fields` has the defaults of the model, `document` does not. */
export interface EditorEntry extends EntryConfig {
  /** The whole file. */
  readonly text: string;
  /** The front matter and the body as written. */
  readonly document: EntryDocument;
}

/** A file of an entry whose front matter can't be read. */
export interface UnreadableEntry {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly collection: string;
  readonly id: string;
  /** The whole file; U+FFFD stands in place of invalid bytes. */
  readonly text: string;
  /** Whether the file is not valid UTF-8, or contains U+FFFD itself. */
  readonly damaged: boolean;
}

/** The file with the order of a collection that is sorted by hand. */
interface EditorOrder {
  readonly file: string;
  readonly text: string;
  readonly document: EntryDocument;
}

/** A file of content/patterns: blocks that were saved for reuse. */
interface EditorPattern {
  readonly file: string;
  readonly text: string;
  /** None where the text is no JSON object. */
  readonly document?: EntryDocument;
}

/** The names of all icons, and the drawings of those that the site uses. */
interface EditorIcons extends Omit<ServedContent["icons"], "address"> {
  /** Loads the drawings of all icons. */
  load(): Promise<ServedContent["icons"]["drawings"]>;
}

/** The repository that a static site is published to, and what is not live yet. */
export interface PublishedTo {
  readonly settings: PublishSettings;
  /** The last publication from this browser; undefined if all of it is live. */
  readonly sent: Sent | undefined;
  /** The texts of the live site, by file: what was built last. */
  readonly deployed: ReadonlyMap<string, string>;
}

/** The site as the host served it. */
export interface EditorContent {
  /** The path of the config file, relative to the site's folder. */
  readonly file: string;
  /** The text of the config file. */
  readonly text: string;
  /** Identifies the site's folder, where several sites may be served at one address. */
  readonly folder: string | undefined;
  /** The collections and settings of the site, with titles in the language of the editor. */
  readonly model: Model;
  /** The entries whose files can be read. */
  readonly entries: readonly EditorEntry[];
  /** The orders of collections, as files that can be edited. */
  readonly orders: readonly EditorOrder[];
  /** The files of content/patterns, also those that can't be read. */
  readonly patterns: readonly EditorPattern[];
  /** The files of content/files, which links can offer for download. */
  readonly files: readonly SiteFile[];
  /** The addresses of the files that are copied to the site's root, such as `/robots.txt`. */
  readonly publicFiles: readonly string[];
  readonly icons: EditorIcons;
  /** Entries that are not in `entries`, because their files can't be read. */
  readonly unreadable: readonly UnreadableEntry[];
  /** The pictures by their names. */
  readonly media: ReadonlyMap<string, MediaMetadata>;
  /** The bytes of new pictures in this browser; undefined where pictures can't be edited. */
  readonly pictureStorage?: PictureStorage | undefined;
  /** The original of a picture by its version, or else the copy at an address. */
  readonly original?: ((version: string, address: string) => Promise<Blob | undefined>) | undefined;
  /** The names in content/media/media.json, whether there is such a picture or not. */
  readonly described: readonly string[];
  /** The style sheets of the preview. */
  readonly styles: ServedContent["styles"];
  /** The fonts of the theme; undefined if the site has none of its own. */
  readonly fonts: ServedContent["fonts"];
  /** The fonts that the theme can choose from, with their previews. */
  readonly fontChoices: ServedContent["fontChoices"];
  /** The names of all fonts that a theme can use. */
  readonly fontNames: readonly string[];
  /** The ids of entries in their order, by collection, for collections that are sorted by hand. */
  readonly orderedIds: ReadonlyMap<string, readonly string[]>;
  /** The address of the module with the site's compiled schema validators. */
  readonly validators: string;
  /** The problems of files that the editor can't edit, as found when the site was served. */
  readonly problems: readonly Problem[];
  /** The day that publication dates are compared with, as YYYY-MM-DD. */
  readonly today: string;
  /** Milliseconds since 1970, where the site is served and not built. */
  readonly now?: number | undefined;
  /** Whether entries of a future date are shown. */
  readonly future: boolean;
  /** Undefined where saving writes files, and where the site has no repository. */
  readonly publish?: PublishedTo | undefined;
  /** The address at which a published address of a picture can be loaded here. */
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
