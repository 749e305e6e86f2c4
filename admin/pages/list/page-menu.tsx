import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, Link, PenLine, Settings2, Trash2 } from "lucide-react";
import type { PageDocument } from "../../edits/site-document.ts";
import type { MenuItem } from "../../kit/menu.tsx";
import { keyWords } from "../../shortcuts/key-words.ts";
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

/** Everything that can be done with a page. */
export function pageMenu(input: PageMenuInput): readonly (MenuItem | undefined)[] {
  const { page, pages, commands, onSettings, onRename, onAddress } = input;
  const index = pages.indexOf(page);
  const isDraft = page.draft === true;
  const isHome = page.path === "/";
  return [
    { label: "Page settings", icon: <Settings2 size={size} />, onChoose: onSettings },
    { label: "Rename…", icon: <PenLine size={size} />, keys: keyWords("F2"), onChoose: onRename },
    { label: "Change address…", icon: <Link size={size} />, onChoose: onAddress },
    {
      label: isDraft ? "Publish" : "Make it a draft",
      hint: isDraft ? "Visitors see it after the next save" : "Visitors don't see it any more",
      icon: isDraft ? <Eye size={size} /> : <EyeOff size={size} />,
      onChoose: () => commands.setDraft(page.id, !isDraft),
    },
    undefined,
    {
      label: "Move up",
      icon: <ArrowUp size={size} />,
      keys: keyWords("Alt+ArrowUp"),
      disabled: index === 0,
      onChoose: () => commands.moveBy(page.id, -1),
    },
    {
      label: "Move down",
      icon: <ArrowDown size={size} />,
      keys: keyWords("Alt+ArrowDown"),
      disabled: index === pages.length - 1,
      onChoose: () => commands.moveBy(page.id, 1),
    },
    {
      label: "Duplicate",
      icon: <CopyPlus size={size} />,
      keys: keyWords("Mod+D"),
      onChoose: () => commands.duplicate(page.id),
    },
    undefined,
    {
      label: "Delete",
      icon: <Trash2 size={size} />,
      keys: keyWords("Delete"),
      tone: "danger",
      ...(isHome && { disabled: true, hint: "A site needs its home page" }),
      onChoose: () => commands.remove(page.id),
    },
  ];
}
