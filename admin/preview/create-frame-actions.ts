import type { EntryConfig } from "../../schema/site-config.ts";
import { nameBlock } from "../edits/words/name-block.ts";
import { schemasOf } from "../edits/words/schemas.ts";
import type { FrameActions, Pointed } from "./frame/frame-actions.ts";
import { nameOrigin } from "./name-origin.ts";
import { pageAt } from "./page-at.ts";
import type { Notice } from "./preview-notice.tsx";
import type { PreviewProps } from "./preview-props.ts";
import { isRequired } from "./schema-at.ts";
import { typeableText } from "./typeable-text.ts";

interface Options extends Pick<PreviewProps, "session" | "page" | "entryId" | "onSelect" | "onOpen"> {
  readonly entries: readonly EntryConfig[];
  onNotice(notice: Notice | undefined): void;
  onEntry(entry: string, page: string): void;
}

/** What becomes of what is done on the page. */
export function createFrameActions({
  session,
  page,
  entryId,
  entries,
  onSelect,
  onOpen,
  onNotice,
  onEntry,
}: Options): FrameActions {
  const { store, blocks } = session;
  const schemas = schemasOf(blocks);
  const pageOf = () => store.getState().document.pages.find(({ id }) => id === page);
  const blockOf = (wanted: string) => pageOf()?.blocks.find(({ id }) => id === wanted);
  const definitionOf = (type: string | undefined) => blocks.find((known) => known.type === type);
  const follow = (href: string) => {
    const target = pageAt(href, store.getState().document, entries);
    if (!target) return onNotice({ text: `This link leads to ${href}, which is no page of this site.` });
    onNotice(undefined);
    if (target.entry !== undefined) onEntry(target.entry, target.page);
    onOpen({ kind: "page", page: target.page });
  };
  const noticeOf = ({ origin, href }: Pointed): Notice | undefined => {
    const text = origin && nameOrigin(origin, entries);
    if (text && origin?.in === "site") {
      return {
        text,
        action: { label: "Edit it there", run: () => onOpen({ kind: "setting", field: origin.path }) },
      };
    }
    if (text && origin?.in === "entry") {
      const { collection, id: entry, path: field } = origin;
      return {
        text,
        action: { label: "Edit it there", run: () => onOpen({ kind: "entry", collection, entry, field }) },
      };
    }
    const target = href === undefined ? undefined : pageAt(href, store.getState().document, entries);
    if (href === undefined || !target || target.page === page) return undefined;
    return {
      text: `This link leads to ${href}.`,
      action: { label: "Open this page", run: () => follow(href) },
    };
  };
  return {
    onPoint(pointed) {
      const { block, origin } = pointed;
      if (origin?.in === "entry" && origin.id === entryId) {
        onNotice(undefined);
        return onOpen({ kind: "entry", collection: origin.collection, entry: origin.id, field: origin.path });
      }
      onNotice(noticeOf(pointed));
      if (block !== undefined) onSelect(block, origin?.in === "block" ? origin.path : undefined);
    },
    onFollow: follow,
    onType(block, path, text) {
      const schema = definitionOf(blockOf(block)?.type)?.schema;
      const leftOut = text === "" && schema !== undefined && !isRequired(schema, path);
      const holder = { in: "block", page, block } as const;
      const outcome = store
        .getState()
        .apply({ kind: "set-value", holder, path, ...(!leftOut && { value: text }) });
      if ("refusal" in outcome) onNotice({ text: outcome.refusal });
    },
    onTyping: (typing) =>
      onNotice(
        typing ? { text: "Enter keeps what you type, Escape brings back what was there." } : undefined,
      ),
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
    nameOf({ id, type }) {
      const block = blockOf(id);
      return block ? nameBlock(schemas, pageOf(), block) : type;
    },
    typeable(block, path) {
      const document = blockOf(block);
      const { readOnly } = store.getState();
      if (readOnly !== undefined) return { refusal: readOnly };
      return typeableText(document, definitionOf(document?.type), path);
    },
  };
}
