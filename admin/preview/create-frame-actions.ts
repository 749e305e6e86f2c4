import { currentSite } from "../edits/current-site.ts";
import type { BlockAddress } from "../edits/edit.ts";
import { findPage } from "../edits/frames.ts";
import { nameBlock } from "../edits/words/name-block.ts";
import { namePicture } from "../edits/words/name-picture.ts";
import type { Path } from "../form/form-context.ts";
import type { EditorEntry } from "../host/editor-content.ts";
import { messages } from "../messages/messages.ts";
import { piecesOf } from "../tokens/token-meaning.ts";
import { tokenScope } from "../tokens/token-scope.ts";
import type { FrameActions, Pointed, PointedPicture } from "./frame/frame-actions.ts";
import { nameOrigin } from "./name-origin.ts";
import { pageAt } from "./page-at.ts";
import { namesAt, picturePlace } from "./picture-place.ts";
import type { Notice } from "./preview-notice.tsx";
import type { PreviewProps } from "./preview-props.ts";
import { fieldShowing, originOfShared, type PlacedBlock, sharedField } from "./shared-fields.ts";
import { typeableText } from "./typeable-text.ts";
import { placeBlock, writeField } from "./write-field.ts";

interface Options
  extends Pick<
    PreviewProps,
    "session" | "page" | "entryId" | "onSelect" | "onOpen" | "onPicture" | "onWrite" | "leadsToSettings"
  > {
  readonly entries: readonly EditorEntry[];
  onNotice(notice: Notice | undefined): void;
  onEntry(entry: string, page: string): void;
  onTyping(typing: boolean): void;
}

/** What becomes of what is done on the page. */
export function createFrameActions({
  session,
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
  const { store, schemas } = session;
  const pageOf = ({ page: owner }: BlockAddress) => findPage(store.getState().document, owner);
  const placed = (address: BlockAddress): PlacedBlock => placeBlock(address, session);
  /** Where in the settings a text is written, if it is. */
  const settingOf = ({ block, origin }: Pointed): Path | undefined => {
    if (origin?.in === "site") return origin.path;
    const shared = block && origin?.in === "block" ? sharedField(placed(block), origin.path) : undefined;
    return shared?.holder.in === "site" ? shared.path : undefined;
  };
  const follow = (href: string) => {
    const target = pageAt(href, store.getState().document, entries);
    if (!target) return onNotice({ text: messages.preview.noPage(href) });
    onNotice(undefined);
    if (target.entry !== undefined) onEntry(target.entry, target.page);
    onOpen({ kind: "page", page: target.page });
  };
  const noticeOf = ({ origin, href }: Pointed): Notice | undefined => {
    const text = origin && nameOrigin(origin, schemas, entries);
    if (text && origin?.in === "site") {
      return {
        text,
        action: {
          label: messages.preview.editThere,
          run: () => onOpen({ kind: "setting", field: origin.path }),
        },
      };
    }
    if (text && origin?.in === "entry") {
      const { collection, id: entry, path: field } = origin;
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
    if (readOnly !== undefined) return { refusal: readOnly };
    if (!picture || !onPicture) return { refusal: messages.pictures.onPage.notHere };
    const names = namesAt(picture.src, session.content.media);
    return picturePlace({ ...picture, page, names }, currentSite(history));
  };
  return {
    onDragPicture(picture) {
      const place = placeOf(picture);
      const { dropHere } = messages.pictures.onPage;
      onNotice({ text: "refusal" in place ? place.refusal : dropHere(namePicture(place.name)) });
      return !("refusal" in place);
    },
    onDropPicture(picture, files) {
      const place = placeOf(picture);
      onNotice("refusal" in place ? { text: place.refusal } : undefined);
      if (!("refusal" in place)) onPicture?.(place, files);
    },
    onPoint(pointed) {
      const { block, origin } = pointed;
      if (origin?.in === "entry" && origin.id === entryId) {
        onNotice(undefined);
        return onOpen({ kind: "entry", collection: origin.collection, entry: origin.id, field: origin.path });
      }
      const setting = leadsToSettings ? settingOf(pointed) : undefined;
      if (setting) {
        onNotice(undefined);
        return onOpen({ kind: "setting", field: setting });
      }
      onNotice(noticeOf(pointed));
      if (block !== undefined) onSelect(block, origin?.in === "block" ? origin.path : undefined);
    },
    onFollow: follow,
    onType(block, path, text) {
      const outcome = writeField({ block, path, text }, session);
      if ("refusal" in outcome) onNotice({ text: outcome.refusal });
    },
    onTyping(typing) {
      onTyping(typing !== undefined);
      const { typing: line, typingLines: lines } = messages.preview;
      onNotice(typing && { text: typing === "line" ? line : lines });
    },
    onWrite: (request) => onWrite?.(request),
    onRefuse: (text) => onNotice({ text }),
    onKey(event) {
      const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
      const pressed = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
      return !window.document.body.dispatchEvent(new KeyboardEvent("keydown", pressed));
    },
    onClipboard({ type, clipboardData }) {
      const told = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
      return !window.document.body.dispatchEvent(told);
    },
    pictureAt: (address) => session.content.pictureAt(address),
    nameOf(shown) {
      const { block } = placed(shown);
      return block ? nameBlock(schemas, pageOf(shown), block) : shown.type;
    },
    fieldShowing: (block, origin) => fieldShowing(placed(block), origin),
    originOf(block, path) {
      const shared = sharedField(placed(block), path);
      return shared && originOfShared(shared);
    },
    piecesOf(text) {
      const { document } = store.getState();
      const entry = entries.find(({ id }) => id === entryId);
      const { model, today } = session.content;
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
      return readOnly === undefined ? typeableText(placed(block), path) : { refusal: readOnly };
    },
  };
}
