import type { MediaFacts } from "../../../renderer/resolve/pictures.ts";
import { fillDefaults } from "../../../schema/fill-defaults.ts";
import type { Model } from "../../../schema/model.ts";
import type { Problem } from "../../../schema/problem.ts";
import type { PublishSettings } from "../../../schema/site/admin.ts";
import type { EntryConfig } from "../../../schema/site-config.ts";
import { orderDocument } from "../../document/order-file.ts";
import type { EntryDocument } from "../../document/site-document.ts";
import { localizeModel } from "../../labels/schema/localize-schema.ts";
import { messages } from "../../messages/messages.ts";
import { unixLines } from "../../source-text/unix-lines.ts";
import type { KeptPictures } from "./kept-pictures.ts";
import { loadIcons } from "./load-icons.ts";
import type { Sent } from "./sent-files.ts";
import type { ServedContent } from "./served-content.ts";

/** An entry as the preview needs it, and its file as it is written. */
export interface EditorEntry extends EntryConfig {
  /** The whole file: front matter and body. */
  readonly text: string;
  /** What the file says, nothing filled in. */
  readonly document: EntryDocument;
}

/** The file of an entry that can't be understood, so that nothing is known but its text. */
export interface UnreadableEntry {
  readonly file: string;
  readonly collection: string;
  readonly id: string;
  readonly text: string;
  /** Whether it has characters that can't be read, in whose place others stand in the text. */
  readonly damaged: boolean;
}

/** The order of a collection that is sorted by hand, as it was opened. */
export interface EditorOrder {
  readonly file: string;
  readonly text: string;
  readonly document: EntryDocument;
}

/** The icons that a config can name, and the drawings of those that the site and its blocks use. */
export interface EditorIcons extends Omit<ServedContent["icons"], "address"> {
  /** Fetches the drawings of all. */
  load(): Promise<ServedContent["icons"]["drawings"]>;
}

/** The repository that changes can be sent to, and how far those have come that were. */
export interface PublishedTo {
  readonly settings: PublishSettings;
  readonly sent: Sent | undefined;
  /** The texts that visitors have, by file. */
  readonly deployed: ReadonlyMap<string, string>;
}

/** What the editor works on. */
export interface EditorContent {
  /** The config's file, and its text as it is. */
  readonly file: string;
  readonly text: string;
  /** Stands for the site's folder, where different sites may be served at one address in turn. */
  readonly folder: string | undefined;
  /** What the content of the site is. */
  readonly model: Model;
  readonly entries: readonly EditorEntry[];
  readonly orders: readonly EditorOrder[];
  /** The names of content/files. */
  readonly files: readonly string[];
  readonly publicFiles: readonly string[];
  readonly icons: EditorIcons;
  /** Entries' files that can't be understood. */
  readonly unreadable: readonly UnreadableEntry[];
  /** The pictures of content/media by their names; one that is added later is in it at once. */
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** The bytes of new pictures, which this browser keeps; none where it edits no pictures. */
  readonly kept?: KeptPictures | undefined;
  /** Fetches the bytes of a picture: as it was added, by their version, or else those of a copy that is at an address. */
  readonly original?: ((version: string, address: string) => Promise<Blob | undefined>) | undefined;
  /** The names that media.json says something of, whether there is such a picture or not. */
  readonly described: readonly string[];
  readonly styles: ServedContent["styles"];
  readonly fonts: ServedContent["fonts"];
  readonly fontChoices: ServedContent["fontChoices"];
  /** The fonts that a theme can name: those that are installed. */
  readonly fontNames: readonly string[];
  /** By collection, the ids of those that are sorted by hand, as they are being edited. */
  readonly orderedIds: ReadonlyMap<string, readonly string[]>;
  /** The address of the module with the compiled validators. */
  readonly validators: string;
  /** What is wrong with the files as they are, as `site validate` says it. */
  readonly problems: readonly Problem[];
  /** The day, as 2026-01-31. */
  readonly today: string;
  /** Whether entries dated later are shown. */
  readonly future: boolean;
  /** None where saving writes to files, and where nothing can be sent anywhere. */
  readonly publish?: PublishedTo | undefined;
  /** Where the picture is that a page asks for at an address: there, or as near to it as this host has it. */
  pictureAt(address: string): string;
}

interface ContentParts {
  readonly media: ReadonlyMap<string, MediaFacts>;
  readonly kept?: KeptPictures;
  readonly original?: EditorContent["original"];
  readonly today?: string;
  readonly pictureAt: EditorContent["pictureAt"];
  readonly publish?: PublishedTo | undefined;
}

/** What a host has sent, as the editor works on it. Throws an Error whose message is for the owner. */
export function openContent(served: ServedContent, parts: ContentParts): EditorContent {
  const { config, entries, orders, files, publicFiles, icons, model } = served;
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
    future,
    ...parts,
  };
}

/** Front matter as parse gives it. */
function withDefaults(model: Model, collection: string, frontMatter: Readonly<Record<string, unknown>>) {
  const schema = model.collections[collection]?.fields;
  return (schema ? fillDefaults(schema, frontMatter) : frontMatter) as EntryConfig["fields"];
}
