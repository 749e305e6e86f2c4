import { Pencil, PencilOff } from "lucide-react";
import type { KeyboardEvent } from "react";
import { siteSchema } from "../../schema/site-schema.ts";
import { FormProvider } from "../form/form-provider.tsx";
import { ObjectFields } from "../form/object-field.tsx";
import { Button } from "../kit/button.tsx";
import { useEditor, useView } from "../session-context.ts";
import { contentTabs } from "../view/place.ts";

const holder = { in: "site" } as const;

/** The settings that all pages share, in five tabs. They are read until somebody means to edit them. */
export function ContentWorkspace() {
  const site = useEditor((state) => state.document.site);
  const tab = useView((view) => view.tab);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const editing = useView((view) => view.editing) && !readOnly;
  const setEditing = useView((view) => view.setEditing);
  const go = useView((view) => view.go);
  const step = (event: KeyboardEvent) => {
    const { length } = contentTabs;
    const from = contentTabs.indexOf(tab);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1 + length, Home: 0, End: length - 1 }[event.key];
    const next = to === undefined ? undefined : contentTabs[to % length];
    if (!next) return;
    event.preventDefault();
    go({ workspace: "content", tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="content-workspace">
      <h1 className="unseen">Content</h1>
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
              onClick={() => go({ workspace: "content", tab: name })}
              onKeyDown={step}
            >
              {siteSchema.properties[name].title}
            </button>
          ))}
        </div>
        <Button
          aria-pressed={editing}
          disabled={readOnly}
          icon={editing ? <PencilOff size={16} /> : <Pencil size={16} />}
          onClick={() => setEditing(!editing)}
        >
          {editing ? "Exit Edit" : "Edit Content"}
        </Button>
      </div>
      <div className="content-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <p className="content-intro">{siteSchema.properties[tab].description}</p>
        <FormProvider holder={holder} pointer="/site" readOnly={!editing}>
          <ObjectFields key={tab} schema={siteSchema.properties[tab]} value={site[tab]} path={[tab]} />
        </FormProvider>
      </div>
    </div>
  );
}
