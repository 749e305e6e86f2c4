import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { ChangeList } from "../../diff/change-list.tsx";
import { formatDateTime } from "../../labels/format-date-time.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { focusWhenVisible } from "../../ui/focus-when-visible.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { createVersions, type NamedVersions } from "./create-versions.ts";
import type { NamedVersion } from "./version-archive.ts";

export function VersionSection() {
  const { store: editor } = useEditorDocument();
  const site = useOpenedSite();
  const { versionStorage } = useSync();
  const [store] = useState(() => createVersions({ store: editor, ...site, versionStorage }));
  const versions = useStore(store);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const [isNaming, setNaming] = useState(false);
  const [compared, setCompared] = useState<string>();
  const [told, setTold] = useState("");
  const section = useRef<HTMLElement>(null);
  const id = useId();
  const words = messages.versions;
  useEffect(() => void store.getState().load(), [store]);
  const focusOn = (selector: string) =>
    focusWhenVisible(() => section.current?.querySelector<HTMLElement>(selector));
  const stopNaming = () => {
    setNaming(false);
    focusOn(".version-keep");
  };
  const keep = async (name: string) => {
    const kept = await store.getState().keep(name);
    setTold(kept ? words.kept({ name: kept.name }) : "");
    if (kept) stopNaming();
  };
  const restore = ({ id: version, name }: NamedVersion) => {
    if (store.getState().restore(version)) setTold(words.restored({ name }));
  };
  const remove = async ({ id: version, name }: NamedVersion) => {
    await store.getState().remove(version);
    setTold(words.removed({ name }));
    focusOn(".version-keep");
  };
  return (
    <section ref={section} className="versions" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <p className="field-help">
        {words.help} {versions.list?.length === 0 && words.none}
      </p>
      <p role="status" className={versions.failure ? "changes-note changes-refusal" : "versions-told"}>
        {versions.failure ?? told}
      </p>
      {isNaming ? (
        <NameForm onKeep={keep} onCancel={stopNaming} />
      ) : (
        <Button className="version-keep" onClick={() => setNaming(true)}>
          {words.keep}
        </Button>
      )}
      <ul>
        {versions.list?.map((version) => (
          <li key={version.id} className="version">
            <p>
              <strong>{version.name}</strong> <small>{formatDateTime(version.at)}</small>
            </p>
            <div className="change-actions">
              <Button
                tone="plain"
                aria-expanded={compared === version.id}
                aria-label={words.compareOf({ name: version.name })}
                onClick={() => setCompared(compared === version.id ? undefined : version.id)}
              >
                {words.compare}
              </Button>
              <Button
                disabled={readOnly}
                aria-label={words.restoreOf({ name: version.name })}
                onClick={() => restore(version)}
              >
                {words.restore}
              </Button>
              <Button
                tone="plain"
                aria-label={words.removeOf({ name: version.name })}
                onClick={() => remove(version)}
              >
                {words.remove}
              </Button>
            </div>
            {compared === version.id && <Compared version={version} versions={versions} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NameFormProps {
  readonly onKeep: (name: string) => void;
  readonly onCancel: () => void;
}

function NameForm({ onKeep, onCancel }: NameFormProps) {
  const [name, setName] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const words = messages.versions;
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") onKeep(name);
  };
  return (
    <form className="version-name" onSubmit={submit}>
      <label className="field-label" htmlFor={id}>
        {words.name}
      </label>
      <input
        ref={input}
        id={id}
        className="input"
        maxLength={60}
        placeholder={words.nameExample}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="change-actions">
        <Button type="submit" tone="primary" disabled={name.trim() === ""}>
          {words.keepIt}
        </Button>
        <Button tone="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

interface ComparedProps {
  readonly version: NamedVersion;
  readonly versions: NamedVersions;
}

function Compared({ version, versions }: ComparedProps) {
  const words = messages.versions;
  // Drawn anew when the site changes.
  useEditor((state) => state.history);
  const changes = versions.compare(version.id);
  return (
    <section className="version-changes" aria-label={words.different({ name: version.name })}>
      {changes.length === 0 ? <p className="field-help">{words.same}</p> : <ChangeList changes={changes} />}
    </section>
  );
}
