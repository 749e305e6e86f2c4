import { type KeyboardEvent, useCallback, useState } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useBreakpoint } from "../../ui/browser/use-breakpoint.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Pencil, PencilOff } from "../../ui/icons/icons.ts";
import { lazy } from "../../ui/lazy.tsx";
import { type EntryPanel, PanelChoice } from "../../ui/panel-choice.tsx";
import { hasEditMode } from "../../view/create-view.ts";
import { useView } from "../../view/workspace.ts";
import { settingsForms } from "./lazy-forms.ts";

const SettingsFields = lazy(settingsForms, "SettingsFields", "piece");
const SettingsPreviewPane = lazy(settingsForms, "SettingsPreviewPane", "piece");

export function ContentWorkspace() {
  const { settings } = useOpenedSite().content.model;
  const tabs = Object.keys(settings);
  const wanted = useView((view) => view.tab);
  const tab = wanted !== undefined && tabs.includes(wanted) ? wanted : tabs[0];
  const schema = tab === undefined ? undefined : settings[tab];
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const hasMode = useEditor((state) => hasEditMode(state.document));
  const isOpen = useView((view) => view.editing) || !hasMode;
  const editing = isOpen && !readOnly;
  const setEditing = useView((view) => view.setEditing);
  const go = useView((view) => view.go);
  const isWide = useBreakpoint() === "wide";
  const [shown, setShown] = useState<EntryPanel>("form");
  const [field, setField] = useState<ValuePath>();
  const onFocus = useCallback((path: ValuePath) => setField(path), []);
  const wantedField = useView((view) => view.focusRequest);
  const [seen, setSeen] = useState(wantedField);
  if (wantedField !== seen) {
    setSeen(wantedField);
    // A field can have the focus only where it is seen.
    if (wantedField) setShown("form");
  }
  const step = (event: KeyboardEvent) => {
    const { length } = tabs;
    const from = tabs.indexOf(tab ?? "");
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1 + length, Home: 0, End: length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to % length];
    if (!next) return;
    event.preventDefault();
    go({ workspace: "content", tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  if (tab === undefined || !schema) {
    return <EmptyState title={messages.content.none} text={messages.content.declare} />;
  }
  return (
    <div
      className="content-workspace"
      data-beside={isWide || undefined}
      data-page={(!isWide && shown === "page") || undefined}
    >
      <h1 className="unseen">{messages.content.heading}</h1>
      <div className="content-head">
        <div className="tabs" role="tablist" aria-label={messages.content.tabs}>
          {tabs.map((name) => (
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
              {settings[name]?.title}
            </button>
          ))}
        </div>
        {hasMode && (
          <Button
            aria-pressed={editing}
            disabled={readOnly}
            icon={editing ? <PencilOff size={16} /> : <Pencil size={16} />}
            onClick={() => setEditing(!editing)}
          >
            {editing ? messages.content.exitEdit : messages.content.edit}
          </Button>
        )}
      </div>
      {!isWide && <PanelChoice shown={shown} onShow={setShown} />}
      <div className="content-body">
        <div
          className="content-panel"
          id="tab-panel"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          hidden={!isWide && shown !== "form"}
        >
          <p className="content-intro">{schema.description}</p>
          <SettingsFields group={tab} schema={schema} readOnly={!editing} onFocus={onFocus} />
        </div>
        {(isWide || shown === "page") && (
          <SettingsPreviewPane group={tab} field={field?.[0] === tab ? field : undefined} />
        )}
      </div>
    </div>
  );
}
