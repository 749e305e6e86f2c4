import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Change } from "../../../editing/diff/change.ts";
import { listChanges } from "../../../editing/diff/list-changes.ts";
import { isPictureFile, pictureNameOf } from "../../../editing/document/picture.ts";
import type { EditedSite, SiteDocument } from "../../../editing/document/site-document.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { replaceSite } from "../../../editing/edits/replace-site.ts";
import { formatDateTime } from "../../../editing/labels/format-value.ts";
import { migrateConfig } from "../../../schema/migrations/migrate-config.ts";
import { isNewer, versionsOf } from "../../../schema/migrations/versions.ts";
import { ChangeList } from "../../diff/change-list.tsx";
import { type OpenedSite, useOpenedSite } from "../../site/opened-site.ts";
import {
  addVersion,
  emptyArchive,
  maxVersions,
  type NamedVersion,
  namesIn,
  readArchive,
  removeVersion,
  type VersionArchive,
  versionIn,
} from "../../sync/drafts/version-archive.ts";
import { type EditorDocument, useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { type Sync, useSync } from "../../sync/sync.ts";
import { focusWhenVisible } from "../../ui/browser/focus-when-visible.ts";
import { Button } from "../../ui/button.tsx";
import { versionMessages } from "./version-messages.ts";

interface NamedVersions {
  readonly list: readonly NamedVersion[] | undefined;
  /** Why the last thing that was asked for could not be done, in a sentence. */
  readonly failure: string | undefined;
  load(): Promise<void>;
  keep(name: string): Promise<NamedVersion | undefined>;
  remove(id: string): Promise<void>;
  compare(id: string): readonly Change[];
  restore(id: string): boolean;
}

type VersionsContext = Pick<EditorDocument, "store"> &
  Pick<OpenedSite, "schemas" | "migrations" | "content"> &
  Pick<Sync, "versionStorage">;

export function createVersions(context: VersionsContext, now = () => Date.now()): StoreApi<NamedVersions> {
  const { store, schemas, migrations, content, versionStorage } = context;
  const words = versionMessages();
  let archive: VersionArchive = emptyArchive;
  const current = () => currentSite(store.getState().history);
  return createStore<NamedVersions>()((set) => {
    const show = (next: VersionArchive) => {
      archive = next;
      set({ list: namesIn(next), failure: undefined });
    };
    const change = async (make: (known: VersionArchive) => VersionArchive) => {
      try {
        show(readArchive(await versionStorage.changeVersions((stored) => make(readArchive(stored)))));
      } catch {
        set({ failure: words.notKept });
      }
    };
    const siteOf = (id: string): EditedSite | undefined => {
      const found = versionIn(archive, id);
      if (!found || isNewer(found.madeFor, migrations)) return undefined;
      const config = migrateConfig(found.site.config, migrations) as SiteDocument;
      return { config, entries: entriesOf(found.site, current(), content) };
    };
    return {
      list: undefined,
      failure: undefined,
      async load() {
        try {
          show(readArchive(await versionStorage.readVersions()));
        } catch {
          set({ list: [], failure: words.notKept });
        }
      },
      async keep(name) {
        const at = now();
        const version: NamedVersion = { id: crypto.randomUUID(), name: name.trim(), at };
        let full: "many" | "large" | undefined;
        await change((known) => {
          const added = addVersion(known, { ...version, site: current(), madeFor: versionsOf(migrations) });
          if (!("full" in added)) return added;
          ({ full } = added);
          return known;
        });
        if (full) set({ failure: full === "many" ? words.tooMany({ most: maxVersions }) : words.tooLarge });
        return archive.versions.some(({ id }) => id === version.id) ? version : undefined;
      },
      remove: (id) => change((known) => removeVersion(known, id)),
      compare(id) {
        const site = siteOf(id);
        return site ? listChanges(site, current(), schemas) : [];
      },
      restore(id) {
        const site = siteOf(id);
        const name = archive.versions.find((version) => version.id === id)?.name;
        if (!site || name === undefined) {
          set({ failure: words.tooNew });
          return false;
        }
        const edit = replaceSite(current(), site);
        const isNamed = edit.kind === "replace-document" || edit.kind === "batch";
        return !("editError" in store.getState().apply(isNamed ? { ...edit, version: name } : edit));
      },
    };
  });
}

/**
 * The entries of a version. Pictures that were added since stay, and those that were added before it and are published
 * by now are no part of the draft any more; nor is a file that can't be read now.
 */
function entriesOf(
  version: EditedSite,
  now: EditedSite,
  { media, unreadable }: Pick<OpenedSite["content"], "media" | "unreadable">,
): EditedSite["entries"] {
  const pictures = Object.entries(now.entries).filter(([file]) => isPictureFile(file));
  const broken = new Set(unreadable.map(({ file }) => file));
  const entries = Object.entries(version.entries).filter(([file]) =>
    isPictureFile(file) ? !media.has(pictureNameOf(file)) : !broken.has(file),
  );
  return Object.fromEntries([...entries, ...pictures]);
}

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
  const words = versionMessages();
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
  const words = versionMessages();
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
  const words = versionMessages();
  // Drawn anew when the site changes.
  useEditor((state) => state.history);
  const changes = versions.compare(version.id);
  return (
    <section className="version-changes" aria-label={words.different({ name: version.name })}>
      {changes.length === 0 ? <p className="field-help">{words.same}</p> : <ChangeList changes={changes} />}
    </section>
  );
}
