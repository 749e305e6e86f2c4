import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  FileSymlink,
  Lock,
  LockKeyhole,
  LockOpen,
  Plus,
  Scissors,
  Trash2,
} from "lucide-react";
import { isFrameId } from "../../../document/frames.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "../../../document/site-document.ts";
import { messages } from "../../../messages/messages.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import type { Notice } from "../../../ui/notices.ts";
import { shortcutLabel } from "../../../ui/shortcut-label.ts";
import type { BlockTools } from "../commands/commands-context.ts";

export function blockMenu(input: BlockActionsInput): readonly (MenuItem | undefined)[] {
  const { moveUp, moveDown, moveToPage, addAbove, addBelow, duplicate, ...others } = blockActions(input);
  const { copy, cut, paste, visibility, locks, remove } = others;
  return [
    ...[moveUp, moveDown, moveToPage, undefined],
    ...[addAbove, addBelow, duplicate, copy, cut, paste, undefined],
    ...[visibility, ...locks, undefined],
    remove,
  ];
}

export interface BlockActionsInput {
  readonly page: PageDocument;
  readonly block: BlockDocument;
  readonly commands: BlockTools;
  readonly document: SiteDocument;
  readonly notify: (notice: Omit<Notice, "id">) => void;
  readonly onInsert: (before: string | undefined) => void;
  readonly onMoveToPage: () => void;
}

const size = 16;

export function blockActions(input: BlockActionsInput) {
  const { page, block, commands, document, notify, onInsert, onMoveToPage } = input;
  const words = messages.pages.menu;
  const address = { page: page.id, block: block.id };
  const index = page.blocks.indexOf(block);
  const isPlace = isFrameId(page.id) && block.type === "content";
  const held = isPlace
    ? { disabled: true, hint: words.isContent }
    : block.lock !== undefined && { disabled: true, hint: words.inPlace };
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
      onChoose: onMoveToPage,
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
