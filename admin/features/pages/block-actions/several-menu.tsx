import { isFrameId } from "../../../../editing/document/frames.ts";
import type { PageDocument, SiteDocument } from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { shortcutLabel } from "../../../ui/browser/shortcut-label.ts";
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  FileSymlink,
  Files,
  Library,
  ListOrdered,
  Scissors,
  Trash2,
} from "../../../ui/icons/icons.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import type { Notice } from "../../../ui/notices.ts";
import type { SeveralCommands } from "../commands/several-commands.ts";
import type { BlockDialog } from "./block-dialog.ts";

/** What the actions of several selected blocks need. */
export interface SeveralMenuInput {
  readonly page: PageDocument;
  /** Their ids. */
  readonly blocks: readonly string[];
  readonly document: SiteDocument;
  /** Loads the commands for several blocks, and runs something with them. */
  readonly withSeveral: (run: (commands: SeveralCommands) => void) => void;
  readonly notify: (notice: Omit<Notice, "id">) => void;
  /** Opens a dialog about the blocks. */
  readonly onAsk: (what: BlockDialog) => void;
}

const size = 16;

export function severalMenu(input: SeveralMenuInput): readonly (MenuItem | undefined)[] {
  return severalActions(input)
    .flatMap((group): readonly (MenuItem | undefined)[] => [...group, undefined])
    .slice(0, -1);
}

export function severalActions(input: SeveralMenuInput): readonly (readonly MenuItem[])[] {
  const { page, blocks, withSeveral, document, onAsk } = input;
  const { menu: words } = messages.pages;
  const several = { page: page.id, blocks };
  const chosen = page.blocks.filter(({ id }) => blocks.includes(id));
  const isFirst = chosen.every((block, index) => page.blocks[index] === block);
  const isLast = chosen.toReversed().every((block, index) => page.blocks.at(-1 - index) === block);
  const isWhole = isFirst && isLast;
  const isAlone = document.pages.every(({ id }) => id === page.id);
  const hasPlace = isFrameId(page.id) && chosen.some(({ type }) => type === "content");
  const isLocked = chosen.some(({ lock }) => lock !== undefined);
  const held = hasPlace
    ? { disabled: true, hint: words.isContent }
    : isLocked && { disabled: true, hint: words.inPlace };
  const isHidden = chosen.every(({ hidden }) => hidden === true);
  return [
    [
      {
        label: messages.pages.moveUp,
        icon: <ArrowUp size={size} />,
        keys: shortcutLabel("Alt+ArrowUp"),
        ...((!hasPlace && held) || { disabled: isFirst }),
        onChoose: () => withSeveral((commands) => commands.moveBy(several, -1)),
      },
      {
        label: messages.pages.moveDown,
        icon: <ArrowDown size={size} />,
        keys: shortcutLabel("Alt+ArrowDown"),
        ...((!hasPlace && held) || { disabled: isLast }),
        onChoose: () => withSeveral((commands) => commands.moveBy(several, 1)),
      },
      {
        label: messages.form.toTop,
        icon: <ArrowUpToLine size={size} />,
        ...((!hasPlace && held) || { disabled: isFirst }),
        onChoose: () => withSeveral((commands) => commands.moveBefore(several, page.blocks[0]?.id)),
      },
      {
        label: messages.form.toBottom,
        icon: <ArrowDownToLine size={size} />,
        ...((!hasPlace && held) || { disabled: isLast }),
        onChoose: () => withSeveral((commands) => commands.moveBefore(several, undefined)),
      },
      {
        label: messages.form.toPosition,
        icon: <ListOrdered size={size} />,
        ...((!hasPlace && held) || { disabled: isWhole }),
        onChoose: () => onAsk("position"),
      },
      {
        label: words.moveToPage,
        icon: <FileSymlink size={size} />,
        ...(held || { disabled: isAlone }),
        onChoose: () => onAsk("move"),
      },
    ],
    copies(input, { isAlone, hasPlace, held }),
    [
      {
        label: isHidden ? words.show : words.hide,
        icon: isHidden ? <Eye size={size} /> : <EyeOff size={size} />,
        ...held,
        onChoose: () => withSeveral((commands) => commands.setHidden(several, !isHidden)),
      },
    ],
    [
      {
        label: messages.pages.remove,
        icon: <Trash2 size={size} />,
        keys: shortcutLabel("Delete"),
        tone: "danger",
        ...held,
        onChoose: () => withSeveral((commands) => void commands.remove(several)),
      },
    ],
  ];
}

interface Held {
  readonly isAlone: boolean;
  readonly hasPlace: boolean;
  readonly held: false | { readonly disabled: boolean; readonly hint: string };
}

function copies(
  { page, blocks, withSeveral, notify, onAsk }: SeveralMenuInput,
  { isAlone, hasPlace, held }: Held,
): readonly MenuItem[] {
  const { menu: words } = messages.pages;
  const several = { page: page.id, blocks };
  const put = (text: string | undefined) => {
    if (text === undefined) return;
    navigator.clipboard
      .writeText(text)
      .catch(() => notify({ title: words.noCopy, text: words.noCopyText({ keys: shortcutLabel("Mod+C") }) }));
  };
  return [
    {
      label: messages.pages.duplicate,
      icon: <CopyPlus size={size} />,
      keys: shortcutLabel("Mod+D"),
      ...(hasPlace && held),
      onChoose: () => withSeveral((commands) => commands.duplicate(several)),
    },
    {
      label: words.copy,
      icon: <Copy size={size} />,
      keys: shortcutLabel("Mod+C"),
      onChoose: () => withSeveral((commands) => put(commands.copy(several))),
    },
    {
      label: words.copyToPage,
      icon: <Files size={size} />,
      disabled: hasPlace || isAlone,
      onChoose: () => onAsk("copy"),
    },
    {
      label: words.cut,
      icon: <Scissors size={size} />,
      keys: shortcutLabel("Mod+X"),
      ...held,
      onChoose: () => withSeveral((commands) => put(commands.cut(several))),
    },
    {
      label: words.keep,
      icon: <Library size={size} />,
      disabled: hasPlace,
      onChoose: () => onAsk("pattern"),
    },
  ];
}
