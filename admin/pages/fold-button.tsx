import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { IconButton } from "../kit/icon-button.tsx";
import { messages } from "../messages/messages.ts";
import { keyWords } from "../shortcuts/key-words.ts";

interface FoldButtonProps {
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** Folds the lists beside the page, and brings them back. */
export function FoldButton({ isFolded, onToggle }: FoldButtonProps) {
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton
      className="fold-button"
      label={messages.pages.fold[isFolded ? "show" : "hide"]}
      icon={<Icon size={18} strokeWidth={1.5} />}
      keys={keyWords("Mod+.")}
      placement="bottom-start"
      aria-expanded={!isFolded}
      aria-controls="panel-blocks"
      onClick={onToggle}
    />
  );
}
