import type { ValuePath } from "../../editing/document/edit.ts";
import { entryFile } from "../../editing/document/entry.ts";
import { findPage } from "../../editing/document/frames.ts";
import { currentSite } from "../../editing/edits/history.ts";
import { readBlockName } from "../../editing/labels/block-label.ts";
import { nameWithKind } from "../../editing/labels/entry-label.ts";
import { namePicture } from "../../editing/labels/name-picture.ts";
import type { Schemas } from "../../editing/labels/schema/schemas.ts";
import { piecesOf } from "../../editing/labels/tokens/token-meaning.ts";
import { tokenScope } from "../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../editing/messages/messages.ts";
import type { EditorEntry } from "../sync/content/editor-content.ts";
import { editableText } from "./frame/editable-text.ts";
import type { FrameActions, PointedElement, PointedPicture } from "./frame/frame-actions.ts";
import { pageAt } from "./page-at.ts";
import { namesAt, pictureTarget } from "./picture-target.ts";
import type { Notice } from "./preview-notice.tsx";
import type { PreviewProps, PreviewTarget } from "./preview-props.ts";
import { schemasOnPath } from "./source-fields/schemas-on-path.ts";
import { fieldShowing, fieldSourceOfShared, sharedField } from "./source-fields/shared-fields.ts";
import { blockContext, writeField } from "./source-fields/write-field.ts";
import type { FieldSource } from "./source-map/field-source.ts";
import type { PreviewSite } from "./use-preview-site.ts";

interface FrameContext
  extends Pick<
    PreviewProps,
    "page" | "entryId" | "onSelect" | "onOpen" | "onPicture" | "onWrite" | "leadsToSettings"
  > {
  readonly site: PreviewSite;
  readonly entries: readonly EditorEntry[];
  onNotice(notice: Notice | undefined): void;
  onEntry(entry: string, page: string): void;
  onTyping(typing: boolean): void;
}

export function createFrameActions(context: FrameContext): FrameActions {
  const { site, onNotice, onWrite } = context;
  const { store, schemas } = site;
  return {
    onDragPicture: (picture) => onDragPicture(context, picture),
    onDropPicture: (picture, files) => onDropPicture(context, picture, files),
    onPoint: (pointed) => onPoint(context, pointed),
    onFollow: (href) => follow(context, href),
    onType(block, path, text) {
      const result = writeField({ block, path, text }, site);
      if ("editError" in result) onNotice({ text: result.editError });
    },
    onTyping(typing) {
      context.onTyping(typing !== undefined);
      const { typing: line, typingLines: lines } = messages.preview;
      if (typing !== "text") onNotice(typing && { text: typing === "line" ? line : lines });
    },
    onWrite: (request) => onWrite?.(request),
    onEditError: (text) => onNotice({ text }),
    onKey: ({ key, code, ctrlKey, metaKey, shiftKey, altKey }) =>
      dispatchInEditor(
        new KeyboardEvent("keydown", {
          ...{ key, code, ctrlKey, metaKey, shiftKey, altKey },
          ...bubbling,
        }),
      ),
    onClipboard: ({ type, clipboardData }) =>
      dispatchInEditor(new ClipboardEvent(type, { clipboardData, ...bubbling })),
    pictureAt: (address) => site.content.pictureAt(address),
    nameOf(shown) {
      const { block } = blockContext(shown, site);
      const config = store.getState().document;
      return block
        ? readBlockName(schemas, { block, page: findPage(config, shown.page), config })
        : shown.type;
    },
    fieldShowing: (block, fieldSource) => fieldShowing(blockContext(block, site), fieldSource),
    fieldSourceOf(block, path) {
      const shared = sharedField(blockContext(block, site), path);
      return shared && fieldSourceOfShared(shared);
    },
    piecesOf: (text) => piecesOf(text, scopeOf(context)),
    editableText(block, path) {
      const { readOnly } = store.getState();
      return readOnly === undefined ? editableText(blockContext(block, site), path) : { editError: readOnly };
    },
  };
}

function onPoint(context: FrameContext, pointed: PointedElement): void {
  const { site, entryId, leadsToSettings, onNotice, onOpen, onSelect } = context;
  const { block, fieldSource } = pointed;
  if (fieldSource?.in === "entry" && fieldSource.id === entryId) {
    onNotice(undefined);
    onOpen(entryTarget(fieldSource));
    return;
  }
  const setting = leadsToSettings ? settingOf(pointed, site) : undefined;
  if (setting) {
    onNotice(undefined);
    onOpen({ kind: "setting", field: setting });
    return;
  }
  onNotice(noticeOf(context, pointed));
  if (block !== undefined) onSelect(block, fieldSource?.in === "block" ? fieldSource.path : undefined);
}

function settingOf({ block, fieldSource }: PointedElement, site: PreviewSite): ValuePath | undefined {
  if (fieldSource?.in === "site") return fieldSource.path;
  if (!block || fieldSource?.in !== "block") return undefined;
  const shared = sharedField(blockContext(block, site), fieldSource.path);
  return shared?.target.in === "site" ? shared.path : undefined;
}

function noticeOf(context: FrameContext, { fieldSource, href }: PointedElement): Notice | undefined {
  const { site, page, entries, onOpen } = context;
  const text = fieldSource && nameFieldSource(fieldSource, site.schemas, entries);
  if (text && (fieldSource.in === "site" || fieldSource.in === "entry")) {
    const target: PreviewTarget =
      fieldSource.in === "site" ? { kind: "setting", field: fieldSource.path } : entryTarget(fieldSource);
    return { text, action: { label: messages.preview.editThere, run: () => onOpen(target) } };
  }
  const target = href === undefined ? undefined : pageAt(href, site.store.getState().document, entries);
  if (href === undefined || !target || target.page === page) return undefined;
  return {
    text: messages.preview.leadsTo({ href }),
    action: { label: messages.preview.open, run: () => follow(context, href) },
  };
}

function entryTarget({ collection, id, path }: Extract<FieldSource, { in: "entry" }>): PreviewTarget {
  return { kind: "entry", collection, entry: id, field: path };
}

function follow({ site, entries, onNotice, onEntry, onOpen }: FrameContext, href: string): void {
  const target = pageAt(href, site.store.getState().document, entries);
  if (!target) {
    onNotice({ text: messages.preview.noPage({ href }) });
    return;
  }
  onNotice(undefined);
  if (target.entry !== undefined) onEntry(target.entry, target.page);
  onOpen({ kind: "page", page: target.page });
}

function onDragPicture(context: FrameContext, picture: PointedPicture | undefined): boolean {
  const place = dropTarget(context, picture);
  const { dropHere } = messages.pictures.onPage;
  context.onNotice({
    text: "editError" in place ? place.editError : dropHere({ name: namePicture(place.name) }),
  });
  return !("editError" in place);
}

function onDropPicture(
  context: FrameContext,
  picture: PointedPicture | undefined,
  files: readonly File[],
): void {
  const place = dropTarget(context, picture);
  context.onNotice("editError" in place ? { text: place.editError } : undefined);
  if (!("editError" in place)) context.onPicture?.(place, files);
}

function dropTarget({ site, page, onPicture }: FrameContext, picture: PointedPicture | undefined) {
  const { readOnly, history } = site.store.getState();
  if (readOnly !== undefined) return { editError: readOnly };
  if (!picture || !onPicture) return { editError: messages.pictures.onPage.notHere };
  const names = namesAt(picture.src, site.content.media);
  return pictureTarget({ ...picture, page, names }, currentSite(history));
}

function scopeOf({ site, page, entryId, entries }: FrameContext) {
  const { document } = site.store.getState();
  const { model, today } = site.content;
  const entry = entries.find(({ id }) => id === entryId);
  return tokenScope({
    site: document.site,
    model,
    today,
    page: findPage(document, page),
    entries,
    entry,
  });
}

const bubbling = { bubbles: true, cancelable: true };

/** Returns whether the editor handled it. */
function dispatchInEditor(event: Event): boolean {
  return !window.document.body.dispatchEvent(event);
}

function nameFieldSource(
  fieldSource: FieldSource,
  schemas: Schemas,
  entries: readonly Pick<EditorEntry, "file" | "document">[],
): string | undefined {
  if (fieldSource.in === "site") {
    const titles = schemasOnPath(schemas.site, fieldSource.path).map(({ title }) => title);
    return messages.preview.fromSettings({ place: titles.join(" › ") });
  }
  if (fieldSource.in !== "entry") return undefined;
  const file = entryFile(fieldSource.collection, fieldSource.id);
  const entry = entries.find((other) => other.file === file);
  return messages.preview.fromEntry({ entry: nameWithKind(schemas, file, entry?.document) });
}
