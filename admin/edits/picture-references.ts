import type { SetValue, ValuePath } from "./edit.ts";
import { escapeRegExp } from "./escape-reg-exp.ts";
import { pagesAndFrames, withoutFrames } from "./frames.ts";
import { isOrderFile } from "./order-file.ts";
import { isPictureFile } from "./picture-file.ts";
import type { EditedSite } from "./site-document.ts";
import { valueAt } from "./value-at.ts";

/** Where a value names a picture: as a whole text, or in Markdown. */
export function pathsToPicture(name: string, value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value === "string") return withPicture(value, name, "") === value ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pathsToPicture(name, item, [...path, index]));
  return Object.entries(value).flatMap(([key, child]) => pathsToPicture(name, child, [...path, key]));
}

/** Whether a text in Markdown has the picture in it: `![what it shows](house.jpg)`, or named further below. */
export function showsPicture(text: string, name: string): boolean {
  return text !== name && withPicture(text, name, "") !== text;
}

/** The edits after which everything that showed one picture shows another one. */
export function showInstead(name: string, other: string, { config, entries }: EditedSite): SetValue[] {
  const settings = withoutFrames(config.site, config.site);
  const editsIn = (held: unknown, holder: SetValue["holder"]): SetValue[] =>
    pathsToPicture(name, held).map((path) => ({
      kind: "set-value",
      holder,
      path,
      value: withPicture(String(valueAt(held, path)), name, other),
    }));
  return [
    ...editsIn(settings, { in: "site" }),
    ...config.pages.flatMap(({ blocks: _, ...page }) => editsIn(page, { in: "page", page: page.id })),
    ...pagesAndFrames(config).flatMap(({ id: page, blocks }) =>
      blocks.flatMap(({ id: block, props }) => editsIn(props, { in: "block", page, block })),
    ),
    ...Object.entries(entries).flatMap(([file, entry]) =>
      isOrderFile(file) || isPictureFile(file) ? [] : editsIn(entry, { in: "entry", file }),
    ),
  ];
}

/** A text with another picture in place of one. */
function withPicture(text: string, name: string, other: string): string {
  if (text === name) return other;
  if (!text.includes(name) || !text.includes("![")) return text;
  const written = escapeRegExp(name);
  const inline = new RegExp(`(\\]\\(\\s*<?)${written}(?=>?[\\s)])`, "g");
  const below = new RegExp(`(^ {0,3}\\[[^\\]]+\\]:\\s*<?)${written}(?=>?\\s*$)`, "gm");
  return text.replace(inline, `$1${other}`).replace(below, `$1${other}`);
}
