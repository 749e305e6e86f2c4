import { pictureAddress } from "../../blocks/_kit/pictures/picture-attributes.ts";
import { isPictureFocus, type PictureFocus } from "../../schema/fields/picture-focus.ts";
import { fileSystemKey } from "../../schema/text/confusable-names.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { messages } from "../messages/messages.ts";
import type { Batch, Edit, EditTarget, ValuePath } from "./edit.ts";
import { EditError } from "./edit.ts";
import { escapeRegExp } from "./escape-reg-exp.ts";
import { pagesAndFrames, withoutFrames } from "./frames.ts";
import { isOrderFile } from "./order.ts";
import type { EditedSite, EntryDocument, EntryDocuments, EntryFiles } from "./site-document.ts";
import { valueOfTarget } from "./target.ts";
import { uniqueName } from "./unique-name.ts";
import { valueAt } from "./value.ts";

/** A picture of the draft is a document like an entry; its bytes and its lines in media.json are written when it is published. */
export interface PictureContent {
  /** A hash of its bytes, by which they are stored. */
  readonly version: string;
  /** The alternative text in the site's main language. */
  readonly alt?: string;
  /** Alternative texts in other languages, by BCP 47 tag. */
  readonly alts?: Readonly<Record<string, string>>;
  /** Whether it needs no alternative text. */
  readonly decorative?: boolean;
  /** The name of the picture that replaces it in the dark colour scheme. */
  readonly dark?: string;
  /** The point that stays visible when it is cropped. */
  readonly focus?: PictureFocus;
}

const folder = "content/media/";

export function pictureFile(name: string): string {
  return `${folder}${name}`;
}

export function isPictureFile(file: string): boolean {
  return file.startsWith(folder);
}

export function pictureNameOf(file: string): string {
  return file.slice(folder.length);
}

export function pictureDocument({ version, ...said }: PictureContent): EntryDocument {
  return { frontMatter: { version, ...descriptionIn(said) }, body: "" };
}

export function pictureIn({ frontMatter }: EntryDocument): PictureContent {
  return { version: String(frontMatter.version ?? ""), ...descriptionIn(frontMatter) };
}

export function descriptionIn(said: Readonly<Record<string, unknown>>): Omit<PictureContent, "version"> {
  const { alt, alts, decorative, dark, focus } = said;
  return {
    ...(typeof alt === "string" && { alt }),
    ...(isObject(alts) && Object.keys(alts).length > 0 && { alts: alts as Record<string, string> }),
    ...(decorative === true && { decorative }),
    ...(typeof dark === "string" && { dark }),
    ...(isPictureFocus(focus) && { focus }),
  };
}

export function pictureText(content: PictureContent): string {
  return JSON.stringify(pictureDocument(content).frontMatter);
}

export function readPictureText(text: string): EntryDocument {
  try {
    return pictureDocument(JSON.parse(text) as PictureContent);
  } catch {
    throw new EditError(messages.editErrors.notJson);
  }
}

/** A value that names a picture. */
interface PictureReference {
  readonly target: EditTarget;
  readonly path: ValuePath;
  /** Whether the block that it is in is locked. */
  readonly isLocked: boolean;
}

/** The paths of all texts in a value that show the picture. `path` is that of the value itself. */
export function pathsToPicture(name: string, value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value === "string") return withPicture(value, name, "") === value ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pathsToPicture(name, item, [...path, index]));
  return Object.entries(value).flatMap(([key, child]) => pathsToPicture(name, child, [...path, key]));
}

export function showsPicture(text: string, name: string): boolean {
  return text !== name && withPicture(text, name, "") !== text;
}

export function pictureReferences(
  name: string,
  { config, entries }: EditedSite,
): readonly PictureReference[] {
  const settings = withoutFrames(config.site, config.site);
  const below = (held: unknown, target: EditTarget, isLocked = false) =>
    pathsToPicture(name, held).map((path): PictureReference => ({ target, path, isLocked }));
  return [
    ...below(settings, { in: "site" }),
    ...config.pages.flatMap(({ blocks: _, ...page }) => below(page, { in: "page", page: page.id })),
    ...pagesAndFrames(config).flatMap(({ id: page, blocks }) =>
      blocks.flatMap(({ id: block, props, lock }) =>
        below(props, { in: "block", page, block }, lock === "content"),
      ),
    ),
    ...Object.entries(entries).flatMap(([file, entry]): PictureReference[] => {
      if (isOrderFile(file)) return [];
      const target = { in: "entry", file } as const;
      if (!isPictureFile(file)) {
        const inText = { target, path: ["body"], isLocked: false };
        const { frontMatter, body } = entry;
        return [...below({ frontMatter }, target), ...(showsPicture(body, name) ? [inText] : [])];
      }
      return pictureIn(entry).dark === name
        ? [{ target, path: ["frontMatter", "dark"], isLocked: false }]
        : [];
    }),
  ];
}

interface PictureReplacement {
  readonly name: string;
  readonly other: string;
  readonly files?: readonly string[] | undefined;
}

export function replacePictureReferences(
  site: EditedSite,
  { name, other, files }: PictureReplacement,
): EditedSite {
  const change = (text: string) => withPicture(text, name, other);
  const config = withTexts(site.config, change) as EditedSite["config"];
  const changed = (files ?? Object.keys(site.entries)).flatMap((file): [string, EntryDocument][] => {
    const entry = site.entries[file];
    const after = entry && replaceInEntry(file, entry, { name, other });
    return after === undefined || after === entry ? [] : [[file, after]];
  });
  const entries: EntryDocuments =
    changed.length === 0 ? site.entries : { ...site.entries, ...Object.fromEntries(changed) };
  return config === site.config && entries === site.entries ? site : { config, entries };
}

function replaceInEntry(
  file: string,
  entry: EntryDocument,
  { name, other }: PictureReplacement,
): EntryDocument {
  if (isOrderFile(file)) return entry;
  if (!isPictureFile(file)) {
    const change = (text: string) => withPicture(text, name, other);
    const body = showsPicture(entry.body, name) ? change(entry.body) : entry.body;
    const frontMatter = withTexts(entry.frontMatter, change) as EntryDocument["frontMatter"];
    return body === entry.body && frontMatter === entry.frontMatter ? entry : { frontMatter, body };
  }
  const { dark, ...said } = entry.frontMatter;
  if (dark !== name) return entry;
  const isItself = pictureNameOf(file) === other;
  return { ...entry, frontMatter: isItself ? said : { ...said, dark: other } };
}

function removePictureReferences(name: string, site: EditedSite): readonly Edit[] {
  // The last of a list first, so that the others keep their indexes.
  return pictureReferences(name, site)
    .toReversed()
    .map(({ target, path }): Edit => {
      const text = String(valueAt(valueOfTarget(site, target), path));
      if (text !== name) return { kind: "set-value", target, path, value: withoutPicture(text, name) };
      const index = path.at(-1);
      return typeof index === "number"
        ? { kind: "remove-item", target, path: path.slice(0, -1), index }
        : { kind: "set-value", target, path };
    });
}

/** A text that shows `other` wherever it showed `name`: as the name alone, or in Markdown. */
export function withPicture(text: string, name: string, other: string): string {
  if (text === name) return other;
  if (!text.includes(name) || !text.includes("![")) return text;
  const written = escapeRegExp(name);
  const inline = new RegExp(`(\\]\\(\\s*<?)${written}(?=>?[\\s)])`, "g");
  const below = new RegExp(
    `(^ {0,3}\\[[^[\\]\\n]+\\]:[ \\t]*(?:\\n[ \\t]*)?<?)${written}(?=>?[ \\t\\r]*$)`,
    "gm",
  );
  const instead = (_: string, before: string) => before + other;
  return text.replace(inline, instead).replace(below, instead);
}

const removedMark = "\ue000";
const removedParagraph = /(^|\n)[ \t]*\ue000[ \t]*(?:\n[ \t]*(?:\n|$)|$)/g;

/** A paragraph that had nothing else goes with the picture. */
function withoutPicture(text: string, name: string): string {
  const written = escapeRegExp(name);
  const inline = `!\\[[^[\\]]*\\]\\(\\s*<?${written}>?(?:\\s+(?:"[^"]*"|'[^']*'))?\\s*\\)`;
  const inText = new RegExp(inline, "g");
  const below = new RegExp(
    `^ {0,3}\\[([^[\\]\\n]+)\\]:[ \\t]*(?:\\n[ \\t]*)?<?${written}>?[ \\t\\r]*$\\n?`,
    "gm",
  );
  const labels = [...text.matchAll(below)].map(([, label = ""]) => label);
  return labels.reduce(
    (left, label) =>
      left.replaceAll(
        new RegExp(
          `!\\[[^[\\]]*\\]\\[${escapeRegExp(label)}\\]|!\\[${escapeRegExp(label)}\\](?:\\[\\])?`,
          "g",
        ),
        "",
      ),
    text
      .replace(inText, removedMark)
      .replace(removedParagraph, "$1")
      .replaceAll(removedMark, "")
      .replace(below, ""),
  );
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withTexts(item, change));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const before = Object.entries(value);
  const after = before.map(([key, child]) => [key, withTexts(child, change)] as const);
  return after.every(([, child], index) => child === before[index]?.[1]) ? value : Object.fromEntries(after);
}

type Drafted = Pick<EditedSite, "entries"> & { readonly savedEntries: EntryFiles };

export function renamePicture(name: string, other: string, picture: EntryDocument): Batch {
  return {
    kind: "batch",
    picture: { did: "renamed", name, other },
    edits: [
      { kind: "insert-entry", file: pictureFile(other), entry: picture },
      { kind: "show-picture", name, other },
      { kind: "remove-entry", file: pictureFile(name) },
    ],
  };
}

export function movePicture(name: string, other: string, picture: EntryDocument): Batch {
  return { ...renamePicture(name, other, picture), picture: { did: "moved", name, other } };
}

export function replacePicture(name: string, other: string): Batch {
  return {
    kind: "batch",
    picture: { did: "replaced", name, other },
    edits: [{ kind: "show-picture", name, other }],
  };
}

interface BytesReplacement {
  readonly content: PictureContent;
  readonly kind: string;
}

/** The edits that replace a picture's bytes, and its name then, whose extension follows the kind of the bytes. */
export function replaceBytes(
  name: string,
  { content, kind }: BytesReplacement,
  { entries, savedEntries }: Drafted,
): { readonly name: string; readonly edits: readonly Edit[] } {
  const document = pictureDocument(content);
  const ending = name.slice(name.lastIndexOf(".") + 1);
  if (kind === ending.toLowerCase().replace("jpeg", "jpg")) {
    const file = pictureFile(name);
    return { name, edits: [{ kind: "replace-entry", file, entry: document, reason: "new-picture" }] };
  }
  const taken = [...Object.keys(entries), ...Object.keys(savedEntries)].filter(isPictureFile);
  const other = uniqueName(`${name.slice(0, -ending.length)}${kind}`, taken.map(pictureNameOf));
  return { name: other, edits: renamePicture(name, other, document).edits };
}

export function replacePictureFile(
  name: string,
  { content, kind }: BytesReplacement,
  site: Drafted,
): { readonly name: string; readonly edit: Edit } {
  const { focus: _, ...said } = content;
  const { name: other, edits } = replaceBytes(name, { content: said, kind }, site);
  const [only] = edits;
  if (only && edits.length === 1) return { name, edit: only };
  return { name: other, edit: { kind: "batch", picture: { did: "exchanged", name, other }, edits } };
}

/** Deletes a picture and shows `instead` in its place, or nothing if that is undefined. */
export function deletePicture(name: string, site: EditedSite, instead: string | undefined): Batch {
  const isShown = pictureReferences(name, site).length > 0;
  const before: readonly Edit[] =
    instead === undefined
      ? removePictureReferences(name, site)
      : [{ kind: "show-picture", name, other: instead }];
  return {
    kind: "batch",
    picture: { did: "deleted", name, ...(isShown && instead !== undefined && { other: instead }) },
    edits: [...(isShown ? before : []), { kind: "remove-entry", file: pictureFile(name) }],
  };
}

/** Whether a picture can have this name: it must be free in the draft and in the published site. */
export function isNameAvailable(
  name: string,
  picture: EntryDocument,
  { entries, savedEntries }: Drafted,
): boolean {
  const file = fileSystemKey(pictureFile(name));
  if (Object.keys(entries).some((other) => fileSystemKey(other) === file)) return false;
  const saved = Object.entries(savedEntries).filter(([other]) => fileSystemKey(other) === file);
  return saved.every(
    ([other, { document }]) =>
      other === pictureFile(name) && pictureIn(document).version === pictureIn(picture).version,
  );
}

const addresses = new RegExp(`(?<![\\w.~%-])((?:/[\\w.~%-]+)*)(${pictureAddress})`, "g");

/** Replaces the addresses of pictures in HTML. */
export function withPictures(html: string, pictureAt: (address: string) => string): string {
  return html.replace(addresses, (_, base: string, address: string) => withBase(base, pictureAt(address)));
}

export function withBase(base: string, address: string): string {
  return address.startsWith("/") ? `${base}${address}` : address;
}
