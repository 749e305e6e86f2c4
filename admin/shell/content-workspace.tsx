import { useState } from "react";
import { siteSchema } from "../../schema/site-schema.ts";
import { Field } from "../form/field.tsx";

/** The five tabs, in their order. */
export const contentTabs = ["company", "hero", "about", "services", "contact"] as const;
export type ContentTab = (typeof contentTabs)[number];

interface ContentWorkspaceProps {
  readonly site: Readonly<Record<string, unknown>>;
  readonly tab: ContentTab;
  readonly onTab: (tab: ContentTab) => void;
}

/** The settings that all pages share. They are read until somebody means to edit them. */
export function ContentWorkspace({ site, tab, onTab }: ContentWorkspaceProps) {
  const [editing, setEditing] = useState(false);
  const step = (by: number) =>
    onTab(contentTabs[(contentTabs.indexOf(tab) + by + contentTabs.length) % contentTabs.length] ?? tab);
  return (
    <div className="content-workspace">
      <div className="content-head">
        <div className="tabs" role="tablist" aria-label="Settings">
          {contentTabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={name === tab}
              aria-controls="tab-panel"
              tabIndex={name === tab ? 0 : -1}
              onClick={() => onTab(name)}
              onKeyDown={({ key }) => {
                if (key === "ArrowRight") step(1);
                if (key === "ArrowLeft") step(-1);
              }}
            >
              {siteSchema.properties[name].title}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={editing}
          onClick={() => setEditing(!editing)}
        >
          {editing ? "Exit Edit" : "Edit Content"}
        </button>
      </div>
      <fieldset className="content-panel" disabled={!editing}>
        <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          <Field schema={siteSchema.properties[tab]} value={site[tab]} path={[tab]} required />
        </div>
      </fieldset>
    </div>
  );
}
