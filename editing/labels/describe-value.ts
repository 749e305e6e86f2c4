import type { Schema } from "../../schema/fields/schema.ts";
import type { ThemeStep, ValuePath } from "../document/edit.ts";
import type { PictureContent } from "../document/picture.ts";
import { sameValue } from "../document/value.ts";
import { messages } from "../messages/messages.ts";
import { namePicture } from "./name-picture.ts";
import { nameValue } from "./name-value.ts";

interface DescribedChange {
  readonly before: unknown;
  readonly after: unknown;
  readonly whole?: unknown;
}

export function describeValue(
  root: Schema | undefined,
  path: ValuePath,
  { before, after, whole }: DescribedChange,
): string {
  const words = messages.changes;
  const { name, owner, title, schema } = nameValue(root, path, whole);
  if (schema?.type === "boolean" && before !== after && (after !== undefined || before === true)) {
    return words[after === true ? "switchedOn" : "switchedOff"]({ title });
  }
  const isLink = schema?.type === "string" && schema.format === "link";
  if (isLink && before !== undefined && after !== undefined) {
    return owner ? words.changedTarget({ owner }) : words.changedTitle({ title });
  }
  if (before === undefined) return words.added({ name });
  if (after === undefined) return words.removed({ name });
  const isLong = schema?.type === "string" && (schema.format === "markdown" || schema.format === "multiline");
  return words[isLong ? "reworded" : "changed"]({ name });
}

/** "reworded the 2nd paragraph", "added 3 paragraphs". */
export function describeText(change: { readonly before: unknown; readonly after: unknown }): string {
  const words = messages.changes.text;
  const before = paragraphsOf(change.before);
  const after = paragraphsOf(change.after);
  if (before.length === 0 && after.length > 0) return words.wrote;
  if (after.length === 0) return before.length > 0 ? words.removed : words.spacing;
  const added = without(after, before);
  const removed = without(before, after);
  if (added.length === 0 && removed.length === 0) {
    const same = before.every((paragraph, index) => paragraph === after[index]);
    return same ? words.spacing : words.order;
  }
  if (removed.length === 0) return words.added({ number: added.length });
  if (added.length === 0) return words.removedSome({ number: removed.length });
  const [only] = added;
  if (added.length === 1 && removed.length === 1 && only) return words.reworded({ number: only.index + 1 });
  return words.rewrote({ number: added.length });
}

function paragraphsOf(text: unknown): string[] {
  if (typeof text !== "string") return [];
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}

function without(paragraphs: readonly string[], others: readonly string[]) {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return paragraphs.flatMap((paragraph, index) => {
    const count = left.get(paragraph) ?? 0;
    left.set(paragraph, count - 1);
    return count > 0 ? [] : [{ paragraph, index }];
  });
}

export function describeThemeStep(look: ThemeStep): string {
  const { theme, palettes } = messages.changes;
  if ("fonts" in look) {
    const [heading, text] = look.fonts;
    return heading === text ? theme.bothFonts({ font: text }) : theme.fonts({ heading, text });
  }
  if ("headingFont" in look) return theme.headingFont({ font: look.headingFont });
  if ("picture" in look) return theme.picture({ picture: namePicture(look.picture) });
  if ("sitePalette" in look) return theme.palette({ palette: look.sitePalette });
  return theme.palette({ palette: palettes[look.palette] });
}

type Description = Omit<PictureContent, "version">;

export function describePictureDescription(now: Description, before: Description | undefined): string {
  const words = messages.changes.picture;
  const rest = ({ focus: _, ...said }: Description) => said;
  if (before && !sameValue(now.focus, before.focus) && sameValue(rest(now), rest(before)))
    return now.focus ? words.withFocus : words.withoutFocus;
  if (before && sameValue({ ...now, dark: "" }, { ...before, dark: "" }))
    return now.dark === undefined ? words.withoutDark : words.withDark({ name: namePicture(now.dark) });
  if (now.decorative) return words.decorative;
  return before && (before.alt?.trim() || before.decorative) ? words.reworded : words.described;
}
