import { isFrameId } from "../../../../editing/document/frames.ts";
import type {
  BlockDocument,
  PageDocument,
  SiteDocument,
} from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { shortcutLabel } from "../../../ui/browser/shortcut-label.ts";
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  FileSymlink,
  Files,
  Library,
  ListChecks,
  Lock,
  LockKeyhole,
  LockOpen,
  Plus,
  Scissors,
  Trash2,
} from "../../../ui/icons/icons.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import type { Notice } from "../../../ui/notices.ts";
import type { BlockTools } from "../commands/commands-context.ts";
import type { BlockDialog } from "./block-dialog.ts";

export function blockMenu(input: BlockActionsInput): readonly (MenuItem | undefined)[] {
  const {
    moveUp,
    moveDown,
    toTop,
    toBottom,
    moveToPage,
    copyToPage,
    addAbove,
    addBelow,
    duplicate,
    ...others
  } = blockActions(input);
  const { copy, cut, paste, keep, several, visibility, locks, remove } = others;
  return [
    ...[moveUp, moveDown, toTop, toBottom, moveToPage, undefined],
    ...[addAbove, addBelow, duplicate, copy, copyToPage, cut, paste, ...keep, ...several, undefined],
    ...[visibility, ...locks, undefined],
    remove,
  ];
}

/** What the actions of a block need. */
export interface BlockActionsInput {
  readonly page: PageDocument;
  readonly block: BlockDocument;
  readonly commands: BlockTools;
  readonly document: SiteDocument;
  readonly notify: (notice: Omit<Notice, "id">) => void;
  /** Opens the list of blocks, to insert one before this id; undefined for the end. */
  readonly onInsert: (before: string | undefined) => void;
  /** Opens a dialog about the block. */
  readonly onAsk: (what: BlockDialog) => void;
  /** Starts selecting several blocks; missing where that can't be done. */
  readonly onSeveral?: () => void;
}

const size = 16;

export function blockActions(input: BlockActionsInput) {
  const { page, block, commands, document, notify, onInsert, onAsk } = input;
  const words = messages.pages.menu;
  const address = { page: page.id, block: block.id };
  const index = page.blocks.indexOf(block);
  const isPlace = isContentPlace(page, block);
  const held = heldBy(input);
  const put = (text: string | undefined) => {
    if (text === undefined) return;
    navigator.clipboard
      .writeText(text)
      .catch(() => notify({ title: words.noCopy, text: words.noCopyText({ keys: shortcutLabel("Mod+C") }) }));
  };
  const paste = () =>
    navigator.clipboard.readText().then(
      (text) => {
        if (!commands.clipboard.paste(text, page.id, block.id))
          notify({ title: words.nothingToPaste, text: words.copyFirst });
      },
      () => {
        const own = commands.clipboard.copied();
        if (own === undefined)
          notify({ title: words.noPaste, text: words.noPasteText({ keys: shortcutLabel("Mod+V") }) });
        else commands.clipboard.paste(own, page.id, block.id);
      },
    );
  return {
    ...farMoves(input, held),
    moveUp: {
      label: messages.pages.moveUp,
      icon: <ArrowUp size={size} />,
      keys: shortcutLabel("Alt+ArrowUp"),
      ...((!isPlace && held) || { disabled: index === 0 }),
      onChoose: () => commands.block.moveBy(address, -1),
    },
    moveDown: {
      label: messages.pages.moveDown,
      icon: <ArrowDown size={size} />,
      keys: shortcutLabel("Alt+ArrowDown"),
      ...((!isPlace && held) || { disabled: index === page.blocks.length - 1 }),
      onChoose: () => commands.block.moveBy(address, 1),
    },
    moveToPage: {
      label: words.moveToPage,
      icon: <FileSymlink size={size} />,
      ...(held || { disabled: document.pages.every(({ id }) => id === page.id) }),
      onChoose: () => onAsk("move"),
    },
    addAbove: {
      label: words.addAbove,
      icon: <Plus size={size} />,
      keys: shortcutLabel("Mod+Shift+Enter"),
      onChoose: () => onInsert(block.id),
    },
    addBelow: {
      label: words.addBelow,
      icon: <Plus size={size} />,
      keys: shortcutLabel("Shift+Enter"),
      onChoose: () => onInsert(page.blocks[index + 1]?.id),
    },
    duplicate: {
      label: messages.pages.duplicate,
      icon: <CopyPlus size={size} />,
      keys: shortcutLabel("Mod+D"),
      ...(isPlace && held),
      onChoose: () => commands.block.duplicate(address),
    },
    copy: {
      label: words.copy,
      icon: <Copy size={size} />,
      keys: shortcutLabel("Mod+C"),
      onChoose: () => put(commands.clipboard.copy(address)),
    },
    cut: {
      label: words.cut,
      icon: <Scissors size={size} />,
      keys: shortcutLabel("Mod+X"),
      ...held,
      onChoose: () => put(commands.clipboard.cut(address)),
    },
    paste: {
      label: words.pasteBelow,
      icon: <ClipboardPaste size={size} />,
      keys: shortcutLabel("Mod+V"),
      onChoose: paste,
    },
    visibility: {
      label: block.hidden ? words.show : words.hide,
      icon: block.hidden ? <Eye size={size} /> : <EyeOff size={size} />,
      ...held,
      onChoose: () => commands.block.setHidden(address, !block.hidden),
    },
    locks: lockItems(input),
    remove: {
      label: messages.pages.remove,
      icon: <Trash2 size={size} />,
      keys: shortcutLabel("Delete"),
      tone: "danger",
      ...held,
      onChoose: () => commands.block.remove(address),
    },
  } satisfies Record<string, MenuItem | readonly MenuItem[]>;
}

function lockItems({ page, block, commands }: BlockActionsInput): MenuItem[] {
  const words = messages.pages.menu;
  const address = { page: page.id, block: block.id };
  const item = (label: string, hint: string, lock: BlockDocument["lock"]): MenuItem => ({
    label,
    hint,
    icon:
      lock === undefined ? (
        <LockOpen size={size} />
      ) : lock === "layout" ? (
        <Lock size={size} />
      ) : (
        <LockKeyhole size={size} />
      ),
    onChoose: () => commands.block.setLock(address, lock),
  });
  const position = item(words.lockPosition, words.lockPositionHint, "layout");
  const everything = item(words.lockAll, words.lockAllHint, "content");
  const unlock = item(words.unlock, words.unlockHint, undefined);
  if (block.lock === "content") return [position, unlock];
  return block.lock === "layout" ? [everything, unlock] : [position, everything];
}

type Held = ReturnType<typeof heldBy>;

function heldBy({ page, block }: BlockActionsInput) {
  const { menu: words } = messages.pages;
  if (isContentPlace(page, block)) return { disabled: true, hint: words.isContent };
  return block.lock !== undefined && { disabled: true, hint: words.inPlace };
}

function isContentPlace(page: PageDocument, block: BlockDocument): boolean {
  return isFrameId(page.id) && block.type === "content";
}

function farMoves({ page, block, commands, document, onAsk, onSeveral }: BlockActionsInput, held: Held) {
  const address = { page: page.id, block: block.id };
  const isPlace = isContentPlace(page, block);
  const index = page.blocks.indexOf(block);
  return {
    toTop: {
      label: messages.form.toTop,
      icon: <ArrowUpToLine size={size} />,
      ...((!isPlace && held) || { disabled: index === 0 }),
      onChoose: () => commands.block.moveBefore(address, page.blocks[0]?.id),
    },
    toBottom: {
      label: messages.form.toBottom,
      icon: <ArrowDownToLine size={size} />,
      ...((!isPlace && held) || { disabled: index === page.blocks.length - 1 }),
      onChoose: () => commands.block.moveBefore(address, undefined),
    },
    copyToPage: {
      label: messages.pages.menu.copyToPage,
      icon: <Files size={size} />,
      disabled: isPlace || document.pages.every(({ id }) => id === page.id),
      onChoose: () => onAsk("copy"),
    },
    several: onSeveral
      ? [{ label: messages.pages.menu.several, icon: <ListChecks size={size} />, onChoose: onSeveral }]
      : [],
    keep: isPlace
      ? []
      : [
          {
            label: messages.pages.menu.keep,
            icon: <Library size={size} />,
            onChoose: () => onAsk("pattern"),
          },
        ],
  } satisfies Record<string, MenuItem | readonly MenuItem[]>;
}
