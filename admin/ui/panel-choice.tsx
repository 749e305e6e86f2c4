import { messages } from "../../editing/messages/messages.ts";

const panels = ["form", "page"] as const;
export type EntryPanel = (typeof panels)[number];

interface PanelChoiceProps {
  readonly shown: EntryPanel;
  readonly onShow: (panel: EntryPanel) => void;
}

export function PanelChoice({ shown, onShow }: PanelChoiceProps) {
  return (
    <nav className="tabs entry-panels" aria-label={messages.panels.label}>
      {panels.map((panel) => (
        <button key={panel} type="button" aria-pressed={panel === shown} onClick={() => onShow(panel)}>
          {panel === "form" ? messages.panels.write : messages.panels.preview}
        </button>
      ))}
    </nav>
  );
}
