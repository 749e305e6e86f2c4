import type { Schema } from "../../schema/fields/schema.ts";
import type { Edit, EditTarget, PictureStep, ValuePath } from "../document/edit.ts";
import { collectionOf, entryFile } from "../document/entry.ts";
import { findPage } from "../document/frames.ts";
import { idsInOrder, isOrderFile } from "../document/order.ts";
import { isPatternFile } from "../document/pattern.ts";
import { isPictureFile, pictureIn, pictureNameOf } from "../document/picture.ts";
import type { EditedSite } from "../document/site-document.ts";
import { usesOfSetting } from "../document/uses-of-setting.ts";
import { valueAt, withValueAt } from "../document/value.ts";
import { messages } from "../messages/messages.ts";
import { nameBlock } from "./block-label.ts";
import {
  describePictureDescription,
  describeText,
  describeThemeStep,
  describeValue,
} from "./describe-value.ts";
import { nameEntry, nameWithKind } from "./entry-label.ts";
import { namePicture } from "./name-picture.ts";
import { nameValue } from "./name-value.ts";
import { addressLabel, pageTitle, titleOfPage } from "./page-label.ts";
import { humanizeKey } from "./schema/humanize-key.ts";
import { collectionTitle, type Schemas, schemaOf } from "./schema/schemas.ts";
import { readTokens } from "./tokens/read-tokens.ts";

/** For the undo button, in the past tense, without a full stop: "changed the heading", "moved Questions to Services". */
export function describeEdit(edit: Edit, before: EditedSite, schemas: Schemas): string {
  return readTokens(sentenceOf(edit, before, schemas), { config: before.config, schemas });
}

function sentenceOf(edit: Edit, before: EditedSite, schemas: Schemas): string {
  const page = (id: string) => titleOfPage(id, before.config);
  const block = ({ page: pageId, block: id }: { readonly page: string; readonly block: string }) => {
    const on = findPage(before.config, pageId);
    const found = on?.blocks.find((other) => other.id === id);
    return found ? nameBlock(schemas, on, found) : humanizeKey(id);
  };
  const entry = (file: string, known = before.entries[file]) => nameWithKind(schemas, file, known);
  const special =
    describeOrderEdit(edit, before, schemas) ??
    describePictureEdit(edit, before) ??
    describePatternEdit(edit, before, schemas);
  if (special !== undefined) return special;
  const item = ({ target, path, index }: { target: EditTarget; path: ValuePath; index: number }) => {
    const all = [...path, index];
    const inside = insideOf(target, all, schemaOf(schemas, before, target));
    const whole = valueAt(valueIn(before, target), all.slice(0, all.length - inside.path.length));
    const list = inside.path.slice(0, -1);
    const isIn = (items: unknown) =>
      edit.kind === "insert-item"
        ? (Array.isArray(items) ? items : []).toSpliced(index, 0, edit.item)
        : items;
    return nameValue(inside.schema, inside.path, withValueAt(whole, list, isIn)).name;
  };
  const words = messages.changes;
  switch (edit.kind) {
    case "set-value": {
      const { target, path, value } = edit;
      const change = { before: valueAt(valueIn(before, target), path), after: value };
      if (target.in === "entry" && path[0] === "body") return describeText(change);
      const inside = insideOf(target, path, schemaOf(schemas, before, target));
      const whole = valueAt(valueIn(before, target), path.slice(0, path.length - inside.path.length));
      const sentence = describeValue(inside.schema, inside.path, { ...change, whole });
      const places = target.in === "site" ? usesOfSetting(before, path).length : 0;
      return places > 1 ? words.inPlaces({ words: sentence, count: places }) : sentence;
    }
    case "insert-item":
      return words.added({ name: item(edit) });
    case "remove-item":
      return words.removed({ name: item(edit) });
    case "move-item":
      return words[edit.to < edit.index ? "movedUp" : "movedDown"]({ name: item(edit) });
    case "duplicate-item":
      return words.duplicated({ name: item(edit) });
    case "insert-block":
      return words.added({ name: nameBlock(schemas, undefined, edit.block) });
    case "paste-block":
      return words.pasted({ name: nameBlock(schemas, undefined, edit.block) });
    case "remove-block":
      return words.deleted({ name: block(edit) });
    case "move-block":
      return edit.to.page === edit.page
        ? words.moved({ name: block(edit) })
        : words.movedTo({ name: block(edit), page: page(edit.to.page) });
    case "duplicate-block":
      return words.duplicated({ name: block(edit) });
    case "set-block-hidden":
      return words[edit.hidden ? "hid" : "showed"]({ name: block(edit) });
    case "set-block-lock":
      return words[edit.lock ? "locked" : "unlocked"]({ name: block(edit) });
    case "set-block-width":
      return words.changedWidth({ name: block(edit) });
    case "set-block-condition":
      return words.changedCondition({ name: block(edit) });
    case "insert-page":
      return words.addedPage({ name: pageTitle(edit.page, before.config.site) });
    case "duplicate-page":
      return words.duplicatedPage({ name: page(edit.page) });
    case "remove-page":
      return words.deletedPage({ name: page(edit.page) });
    case "move-page":
      return words.movedPage({ name: page(edit.page) });
    case "set-page-path":
      return words.changedAddress({ page: page(edit.page), path: addressLabel(edit.path) });
    case "insert-entry":
      return words.added({ name: entry(edit.file, edit.entry) });
    case "remove-entry":
      return words.deleted({ name: entry(edit.file) });
    case "show-picture":
      return describePictureStep({ ...edit, did: "replaced" });
    case "replace-entry":
      if (edit.reason === "new-picture") {
        return describePictureStep({ did: "exchanged", name: pictureNameOf(edit.file) });
      }
      return edit.reason ? words.reasons[edit.reason] : words.replaced({ name: entry(edit.file) });
    case "replace-document":
      if (edit.version !== undefined) return words.restored({ version: edit.version });
      return words.reasons[edit.reason ?? "import"];
    case "batch":
      if (edit.picture) return describePictureStep(edit.picture);
      if (edit.look) return describeThemeStep(edit.look);
      if (edit.version !== undefined) return words.restored({ version: edit.version });
      if (edit.replaced) return words.replacedText({ ...edit.replaced, count: edit.edits.length });
      return edit.reason ? words.reasons[edit.reason] : describeBatch(edit.edits, before, schemas);
  }
}

function describeBatch(edits: readonly Edit[], before: EditedSite, schemas: Schemas): string {
  const [first, ...others] = edits;
  if (!first) return messages.changes.nothing;
  const sentence = sentenceOf(first, before, schemas);
  if (others.length === 0) return sentence;
  return messages.changes.andMore({ sentence, number: others.length });
}

function describeOrderEdit(edit: Edit, { entries }: EditedSite, schemas: Schemas): string | undefined {
  const file =
    "file" in edit ? edit.file : "target" in edit && edit.target.in === "entry" ? edit.target.file : "";
  if (!isOrderFile(file)) return undefined;
  const collection = collectionOf(file);
  const moved = edit.kind === "move-item" ? idsInOrder(entries[file])[edit.index] : undefined;
  if (edit.kind !== "move-item" || moved === undefined)
    return messages.changes.orderOf({ name: collectionTitle(schemas, collection) });
  const entry = entryFile(collection, moved);
  const { movedUp, movedDown } = messages.changes;
  return (edit.to < edit.index ? movedUp : movedDown)({ name: nameWithKind(schemas, entry, entries[entry]) });
}

function describePatternEdit(edit: Edit, { entries }: EditedSite, schemas: Schemas): string | undefined {
  const { kept, renamed } = messages.changes.patterns;
  if (edit.kind === "insert-entry" && isPatternFile(edit.file))
    return kept({ name: nameEntry(schemas, edit.file, edit.entry) });
  const isTitle =
    edit.kind === "set-value" &&
    edit.target.in === "entry" &&
    isPatternFile(edit.target.file) &&
    edit.path.join("/") === "frontMatter/title";
  if (!isTitle || edit.target.in !== "entry") return undefined;
  const { file } = edit.target;
  return renamed({ before: nameEntry(schemas, file, entries[file]), after: String(edit.value) });
}

function describePictureStep({ did, name, other }: PictureStep): string {
  const words = messages.changes.picture.did;
  const [shown, otherShown] = [namePicture(name), other === undefined ? undefined : namePicture(other)];
  return did === "deleted" && otherShown !== undefined
    ? words.deletedFor({ name: shown, other: otherShown })
    : words[did]({ name: shown, other: otherShown ?? "" });
}

function describePictureEdit(edit: Edit, before: EditedSite): string | undefined {
  if (edit.kind !== "set-value" || edit.target.in !== "entry" || !isPictureFile(edit.target.file))
    return undefined;
  const known = before.entries[edit.target.file];
  const frontMatter = { ...known?.frontMatter, [String(edit.path[1])]: edit.value };
  const what = describePictureDescription(pictureIn({ frontMatter, body: "" }), known && pictureIn(known));
  return messages.changes.picture.what({ picture: namePicture(pictureNameOf(edit.target.file)), what });
}

/** The schema of an entry's fields, and the path in them: "the title", not "the title of the bread". */
function insideOf(target: EditTarget, path: ValuePath, schema: Schema | undefined) {
  if (target.in !== "entry" || path[0] !== "frontMatter" || path.length < 2) return { schema, path };
  return { schema: nameValue(schema, path.slice(0, 1)).schema, path: path.slice(1) };
}

function valueIn({ config, entries }: EditedSite, target: EditTarget): unknown {
  if (target.in === "entry") return entries[target.file];
  if (target.in === "site" || target.in === "redirects") return config[target.in];
  const page = findPage(config, target.page);
  return target.in === "page" ? page : page?.blocks.find(({ id }) => id === target.block)?.props;
}
