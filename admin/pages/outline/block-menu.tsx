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
import { isFrameId } from "../../edits/frames.ts";
import type { BlockDocument, PageDocument, SiteDocument } from "../../edits/site-document.ts";
import type { MenuItem } from "../../kit/menu.tsx";
import type { Notice } from "../../kit/notices.ts";
import { keyWords } from "../../shortcuts/key-words.ts";
import type { PagesCommands } from "../commands/commands-context.ts";

interface BlockMenuInput {
  readonly page: PageDocument;
  readonly block: BlockDocument;
  readonly commands: PagesCommands;
  readonly document: SiteDocument;
  readonly notify: (notice: Omit<Notice, "id">) => void;
  /** Opens the menu of blocks, to add one behind this. */
  readonly onInsert: () => void;
  /** Opens the list of pages to move it to. */
  readonly onMoveToPage: () => void;
}

const size = 16;

/** Why a lock forbids what is done to a block as a whole. */
const inPlace = "Its position is locked";

/** Everything that can be done with a block. */
export function blockMenu(input: BlockMenuInput): readonly (MenuItem | undefined)[] {
  const { page, block, commands, document, notify, onInsert, onMoveToPage } = input;
  const address = { page: page.id, block: block.id };
  const index = page.blocks.indexOf(block);
  const isPlace = isFrameId(page.id) && block.type === "content";
  const held = isPlace
    ? { disabled: true, hint: "The pages' own blocks stand here" }
    : block.lock !== undefined && { disabled: true, hint: inPlace };
  const put = (text: string | undefined) => {
    if (text === undefined) return;
    navigator.clipboard.writeText(text).catch(() => notify(noClipboard("copy", "Mod+C")));
  };
  const paste = () =>
    navigator.clipboard.readText().then(
      (text) => {
        if (!commands.clipboard.paste(text, page.id, block.id))
          notify({ title: "There is no block to paste", text: "Copy one first, here or in another window." });
      },
      () => notify(noClipboard("paste", "Mod+V")),
    );
  return [
    {
      label: "Move up",
      icon: <ArrowUp size={size} />,
      keys: keyWords("Alt+ArrowUp"),
      ...((!isPlace && held) || { disabled: index === 0 }),
      onChoose: () => commands.block.moveBy(address, -1),
    },
    {
      label: "Move down",
      icon: <ArrowDown size={size} />,
      keys: keyWords("Alt+ArrowDown"),
      ...((!isPlace && held) || { disabled: index === page.blocks.length - 1 }),
      onChoose: () => commands.block.moveBy(address, 1),
    },
    {
      label: "Move to page…",
      icon: <FileSymlink size={size} />,
      ...(held || { disabled: document.pages.every(({ id }) => id === page.id) }),
      onChoose: onMoveToPage,
    },
    undefined,
    {
      label: "Add a block below",
      icon: <Plus size={size} />,
      keys: keyWords("Shift+Enter"),
      onChoose: onInsert,
    },
    {
      label: "Duplicate",
      icon: <CopyPlus size={size} />,
      keys: keyWords("Mod+D"),
      ...(isPlace && held),
      onChoose: () => commands.block.duplicate(address),
    },
    {
      label: "Copy",
      icon: <Copy size={size} />,
      keys: keyWords("Mod+C"),
      onChoose: () => put(commands.clipboard.copy(address)),
    },
    {
      label: "Cut",
      icon: <Scissors size={size} />,
      keys: keyWords("Mod+X"),
      ...held,
      onChoose: () => put(commands.clipboard.cut(address)),
    },
    {
      label: "Paste below",
      icon: <ClipboardPaste size={size} />,
      keys: keyWords("Mod+V"),
      onChoose: paste,
    },
    undefined,
    {
      label: block.hidden ? "Show on page" : "Hide from page",
      icon: block.hidden ? <Eye size={size} /> : <EyeOff size={size} />,
      ...held,
      onChoose: () => commands.block.setHidden(address, !block.hidden),
    },
    ...lockItems(input),
    undefined,
    {
      label: "Delete",
      icon: <Trash2 size={size} />,
      keys: keyWords("Delete"),
      tone: "danger",
      ...held,
      onChoose: () => commands.block.remove(address),
    },
  ];
}

function lockItems({ page, block, commands }: BlockMenuInput): MenuItem[] {
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
  const position = item("Lock position", "Its texts can still be changed", "layout");
  const everything = item("Lock everything", "Nothing of it can be changed", "content");
  const unlock = item("Unlock", "It can be changed and moved again", undefined);
  if (block.lock === "content") return [position, unlock];
  return block.lock === "layout" ? [everything, unlock] : [position, everything];
}

function noClipboard(verb: string, keys: string): Omit<Notice, "id"> {
  const row = verb === "copy" ? "choose the block in the list and " : "";
  return { title: `The browser did not let us ${verb}`, text: `Instead, ${row}press ${keyWords(keys)}.` };
}
