import type { Edit, EditTarget, ValuePath } from "./edit.ts";
import { escapeRegExp } from "./escape-reg-exp.ts";
import { pagesAndFrames, withoutFrames } from "./frames.ts";
import { isOrderFile } from "./order-file.ts";
import { isPictureFile, pictureIn, pictureNameOf } from "./picture-file.ts";
import type { EditedSite, EntryDocument, EntryDocuments } from "./site-document.ts";
import { valueAt } from "./value-at.ts";
import { valueOfTarget } from "./with-target.ts";

export interface PictureReference {
  readonly target: EditTarget;
  readonly path: ValuePath;
  readonly isLocked: boolean;
}

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

export function removePictureReferences(name: string, site: EditedSite): readonly Edit[] {
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
