import type { KeyboardEvent } from "react";
import { messages } from "../../messages/messages.ts";

/** The panels of the workspace. */
export type PagesPanel = "blocks" | "page" | "fields";

interface PanelTabsProps {
  readonly panels: readonly PagesPanel[];
  readonly shown: PagesPanel;
  readonly onShow: (panel: PagesPanel) => void;
}

/** Tabs for the panels that don't fit beside each other. */
export function PanelTabs({ panels, shown, onShow }: PanelTabsProps) {
  const step = (event: KeyboardEvent) => {
    const from = panels.indexOf(shown);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: panels.length - 1 }[event.key];
    const next = to === undefined ? undefined : panels[(to + panels.length) % panels.length];
    if (!next) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(`panel-tab-${next}`)?.focus();
  };
  return (
    <div className="tabs panel-tabs" role="tablist" aria-label={messages.pages.panels}>
      {panels.map((panel) => (
        <button
          key={panel}
          type="button"
          role="tab"
          id={`panel-tab-${panel}`}
          aria-selected={panel === shown}
          aria-controls={`panel-${panel}`}
          tabIndex={panel === shown ? 0 : -1}
          onClick={() => onShow(panel)}
          onKeyDown={step}
        >
          {messages.pages.panel[panel]}
        </button>
      ))}
    </div>
  );
}
