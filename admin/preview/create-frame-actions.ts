import { currentSite } from "../document/current-site.ts";
import type { BlockAddress, ValuePath } from "../document/edit.ts";
import { entryFile } from "../document/entry-file.ts";
import { findPage } from "../document/frames.ts";
import { nameBlock } from "../labels/name-block.ts";
import { nameWithKind } from "../labels/name-entry.ts";
import { namePicture } from "../labels/name-picture.ts";
import type { Schemas } from "../labels/schema/schemas.ts";
import { piecesOf } from "../labels/tokens/token-meaning.ts";
import { tokenScope } from "../labels/tokens/token-scope.ts";
import { messages } from "../messages/messages.ts";
import type { EditorEntry } from "../sync/content/editor-content.ts";
import type { FrameActions, Pointed, PointedPicture } from "./frame/frame-actions.ts";
import { typeableText } from "./frame/typeable-text.ts";
import { pageAt } from "./page-at.ts";
import { namesAt, picturePlace } from "./picture-place.ts";
import type { Notice } from "./preview-notice.tsx";
import type { PreviewProps } from "./preview-props.ts";
import { schemasOnWay } from "./source-fields/schema-at.ts";
import {
  fieldShowing,
  fieldSourceOfShared,
  type PlacedBlock,
  sharedField,
} from "./source-fields/shared-fields.ts";
import { placeBlock, writeField } from "./source-fields/write-field.ts";
import type { FieldSource } from "./source-map/field-source.ts";
import type { PreviewSite } from "./use-preview-site.ts";

interface Options
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

/** What becomes of what is done on the page. */
export function createFrameActions({
  site,
  page,
  entryId,
  entries,
  onSelect,
  onOpen,
  onPicture,
  onWrite,
  leadsToSettings,
  onNotice,
  onEntry,
  onTyping,
}: Options): FrameActions {
  const { store, schemas } = site;
  const pageOf = ({ page: owner }: BlockAddress) => findPage(store.getState().document, owner);
  const placed = (address: BlockAddress): PlacedBlock => placeBlock(address, site);
  /** Where in the settings a text is written, if it is. */
  const settingOf = ({ block, fieldSource }: Pointed): ValuePath | undefined => {
    if (fieldSource?.in === "site") return fieldSource.path;
    const shared =
      block && fieldSource?.in === "block" ? sharedField(placed(block), fieldSource.path) : undefined;
    return shared?.target.in === "site" ? shared.path : undefined;
  };
  const follow = (href: string) => {
    const target = pageAt(href, store.getState().document, entries);
    if (!target) return onNotice({ text: messages.preview.noPage(href) });
    onNotice(undefined);
    if (target.entry !== undefined) onEntry(target.entry, target.page);
    onOpen({ kind: "page", page: target.page });
  };
  const noticeOf = ({ fieldSource, href }: Pointed): Notice | undefined => {
    const text = fieldSource && nameFieldSource(fieldSource, schemas, entries);
    if (text && fieldSource?.in === "site") {
      return {
        text,
        action: {
          label: messages.preview.editThere,
          run: () => onOpen({ kind: "setting", field: fieldSource.path }),
        },
      };
    }
    if (text && fieldSource?.in === "entry") {
      const { collection, id: entry, path: field } = fieldSource;
      return {
        text,
        action: {
          label: messages.preview.editThere,
          run: () => onOpen({ kind: "entry", collection, entry, field }),
        },
      };
    }
    const target = href === undefined ? undefined : pageAt(href, store.getState().document, entries);
    if (href === undefined || !target || target.page === page) return undefined;
    return {
      text: messages.preview.leadsTo(href),
      action: { label: messages.preview.open, run: () => follow(href) },
    };
  };
  const placeOf = (picture: PointedPicture | undefined) => {
    const { readOnly, history } = store.getState();
    if (readOnly !== undefined) return { editError: readOnly };
    if (!picture || !onPicture) return { editError: messages.pictures.onPage.notHere };
    const names = namesAt(picture.src, site.content.media);
    return picturePlace({ ...picture, page, names }, currentSite(history));
  };
  return {
    onDragPicture(picture) {
      const place = placeOf(picture);
      const { dropHere } = messages.pictures.onPage;
      onNotice({ text: "editError" in place ? place.editError : dropHere(namePicture(place.name)) });
      return !("editError" in place);
    },
    onDropPicture(picture, files) {
      const place = placeOf(picture);
      onNotice("editError" in place ? { text: place.editError } : undefined);
      if (!("editError" in place)) onPicture?.(place, files);
    },
    onPoint(pointed) {
      const { block, fieldSource } = pointed;
      if (fieldSource?.in === "entry" && fieldSource.id === entryId) {
        onNotice(undefined);
        return onOpen({
          kind: "entry",
          collection: fieldSource.collection,
          entry: fieldSource.id,
          field: fieldSource.path,
        });
      }
      const setting = leadsToSettings ? settingOf(pointed) : undefined;
      if (setting) {
        onNotice(undefined);
        return onOpen({ kind: "setting", field: setting });
      }
      onNotice(noticeOf(pointed));
      if (block !== undefined) onSelect(block, fieldSource?.in === "block" ? fieldSource.path : undefined);
    },
    onFollow: follow,
    onType(block, path, text) {
      const outcome = writeField({ block, path, text }, site);
      if ("editError" in outcome) onNotice({ text: outcome.editError });
    },
    onTyping(typing) {
      onTyping(typing !== undefined);
      const { typing: line, typingLines: lines } = messages.preview;
      if (typing !== "text") onNotice(typing && { text: typing === "line" ? line : lines });
    },
    onWrite: (request) => onWrite?.(request),
    onEditError: (text) => onNotice({ text }),
    onKey(event) {
      const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
      const pressed = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
      return !window.document.body.dispatchEvent(new KeyboardEvent("keydown", pressed));
    },
    onClipboard({ type, clipboardData }) {
      const told = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
      return !window.document.body.dispatchEvent(told);
    },
    pictureAt: (address) => site.content.pictureAt(address),
    nameOf(shown) {
      const { block } = placed(shown);
      return block ? nameBlock(schemas, pageOf(shown), block) : shown.type;
    },
    fieldShowing: (block, fieldSource) => fieldShowing(placed(block), fieldSource),
    fieldSourceOf(block, path) {
      const shared = sharedField(placed(block), path);
      return shared && fieldSourceOfShared(shared);
    },
    piecesOf(text) {
      const { document } = store.getState();
      const entry = entries.find(({ id }) => id === entryId);
      const { model, today } = site.content;
      const scope = tokenScope({
        site: document.site,
        model,
        today,
        page: findPage(document, page),
        entries,
        entry,
      });
      return piecesOf(text, scope);
    },
    typeable(block, path) {
      const { readOnly } = store.getState();
      return readOnly === undefined ? typeableText(placed(block), path) : { editError: readOnly };
    },
  };
}

/** Where something on the page comes from that is not of the block itself, as a sentence; nothing for what is. */
function nameFieldSource(
  fieldSource: FieldSource,
  schemas: Schemas,
  entries: readonly Pick<EditorEntry, "file" | "document">[],
): string | undefined {
  if (fieldSource.in === "site") {
    const titles = schemasOnWay(schemas.site, fieldSource.path).map(({ title }) => title);
    return messages.preview.fromSettings(titles.join(" › "));
  }
  if (fieldSource.in !== "entry") return undefined;
  const file = entryFile(fieldSource.collection, fieldSource.id);
  const entry = entries.find((other) => other.file === file);
  return messages.preview.fromEntry(nameWithKind(schemas, file, entry?.document));
}
