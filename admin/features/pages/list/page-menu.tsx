import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, Link, PenLine, Settings2, Trash2 } from "lucide-react";
import type { PageDocument } from "../../../document/site-document.ts";
import { messages } from "../../../messages/messages.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import { shortcutLabel } from "../../../ui/shortcut-label.ts";
import type { PageCommands } from "../commands/page-commands.ts";

interface PageMenuInput {
  readonly page: PageDocument;
  readonly pages: readonly PageDocument[];
  readonly commands: PageCommands;
  readonly onSettings: () => void;
  readonly onRename: () => void;
  readonly onAddress: () => void;
}

const size = 16;

export function pageMenu(input: PageMenuInput): readonly (MenuItem | undefined)[] {
  const { page, pages, commands, onSettings, onRename, onAddress } = input;
  const words = messages.pages.list;
  const index = pages.indexOf(page);
  const isDraft = page.draft === true;
  const isHome = page.path === "/";
  return [
    { label: messages.pages.outline.pageSettings, icon: <Settings2 size={size} />, onChoose: onSettings },
    { label: words.rename, icon: <PenLine size={size} />, keys: shortcutLabel("F2"), onChoose: onRename },
    { label: words.changeAddress, icon: <Link size={size} />, onChoose: onAddress },
    {
      label: isDraft ? words.publish : words.makeDraft,
      hint: isDraft ? words.publishHint : words.makeDraftHint,
      icon: isDraft ? <Eye size={size} /> : <EyeOff size={size} />,
      onChoose: () => commands.setDraft(page.id, !isDraft),
    },
    undefined,
    {
      label: messages.pages.moveUp,
      icon: <ArrowUp size={size} />,
      keys: shortcutLabel("Alt+ArrowUp"),
      disabled: index === 0,
      onChoose: () => commands.moveBy(page.id, -1),
    },
    {
      label: messages.pages.moveDown,
      icon: <ArrowDown size={size} />,
      keys: shortcutLabel("Alt+ArrowDown"),
      disabled: index === pages.length - 1,
      onChoose: () => commands.moveBy(page.id, 1),
    },
    {
      label: messages.pages.duplicate,
      icon: <CopyPlus size={size} />,
      keys: shortcutLabel("Mod+D"),
      onChoose: () => commands.duplicate(page.id),
    },
    undefined,
    {
      label: messages.pages.remove,
      icon: <Trash2 size={size} />,
      keys: shortcutLabel("Delete"),
      tone: "danger",
      ...(isHome && { disabled: true, hint: words.needsHome }),
      onChoose: () => commands.remove(page.id),
    },
  ];
}
