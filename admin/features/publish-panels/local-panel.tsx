import { useMemo } from "react";
import { listChanges } from "../../../editing/diff/list-changes.ts";
import { EditError } from "../../../editing/document/edit.ts";
import { documentsIn } from "../../../editing/document/entry.ts";
import { isPatternFile } from "../../../editing/document/pattern.ts";
import { isPictureFile, pictureNameOf } from "../../../editing/document/picture.ts";
import { readDocument } from "../../../editing/document/read-document.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import type { LocalChange, LocalChanges, LocalResult } from "../../../editing/host/local-repository.ts";
import { namePicture } from "../../../editing/labels/name-picture.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { readContent } from "../../../editing/source-text/read-content.ts";
import { ChangeList, type ListedChange } from "../../diff/change-list.tsx";
import { countLocal } from "../../publish/create-local-publishing.ts";
import { commitMessage } from "../../publish/hosts/commit-message.ts";
import { useLocalPublishing, usePublishers } from "../../publish/publishers.ts";
import { type OpenedSite, useOpenedSite } from "../../site/opened-site.ts";
import { hasChanges } from "../../sync/state/selectors.ts";
import { type EditorDocument, useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useWorkspace } from "../../view/workspace.ts";
import { panelMessages } from "./panel-messages.ts";
import { ProblemsNote, SampleTextsNote, useSampleFacts } from "./problems-note.tsx";

export function LocalPanel({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditorDocument();
  const { content, schemas, migrations } = useOpenedSite();
  const { localPublishing } = usePublishers();
  const { notices } = useWorkspace();
  const words = panelMessages().local;
  const changes = useLocalPublishing((state) => state.changes);
  const refused = useLocalPublishing((state) => state.failure);
  const isSending = useLocalPublishing((state) => state.isSending) ?? false;
  const isUnsaved = useEditor(hasChanges);
  const listed = useMemo(
    () => localWords({ store, content, schemas, migrations }, changes?.files ?? []),
    [store, content, schemas, migrations, changes],
  );
  const count = countLocal(changes);
  const samples = useSampleFacts();
  const publish = async () => {
    if (isSending || !(await localPublishing?.getState().send(commitMessage(listed)))) return;
    notices.getState().notify({ title: words.published, text: words.publishedText });
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          disabled={count === 0 || changes?.blocked !== undefined || samples > 0}
          aria-disabled={isSending || undefined}
          onClick={publish}
        >
          {isSending ? messages.publishing.sending : messages.publishing.publish}
        </Button>
      }
    >
      {samples > 0 && <ProblemsNote text={messages.publishing.sampleFacts({ number: samples })} />}
      <SampleTextsNote />
      <p className="publish-reason" role="alert">
        {reasonOf(changes, refused)}
      </p>
      <ForDevelopers text={commandsOf(changes, refused)} />
      {count === 0 || !changes ? (
        <EmptyState title={words.nothing} text={words.nothingText} />
      ) : (
        <>
          <p className="publish-note">
            {words.text({ branch: changes.branch })} {isUnsaved && words.unsaved}
          </p>
          <section aria-label={words.whatGoes}>
            <ChangeList changes={listed} />
          </section>
          {changes.commits.length > 0 && (
            <section>
              <h3>{words.commits({ number: changes.commits.length })}</h3>
              <ul>
                {[...new Set(changes.commits)].map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Dialog>
  );
}

function ForDevelopers({ text }: { readonly text: string }) {
  if (text === "") return null;
  return (
    <details className="developer-note">
      <summary>{messages.shell.forDevelopers}</summary>
      <pre>{text}</pre>
    </details>
  );
}

type Refused = Exclude<LocalResult, { kind: "published" }>;

function reasonOf(changes: LocalChanges | undefined, refused: Refused | undefined): string | undefined {
  const words = panelMessages().local;
  if (refused?.kind === "changed") return words.changed;
  if (refused) return words.failures[refused.failure];
  return changes?.blocked && words.blocks[changes.blocked];
}

function commandsOf(changes: LocalChanges | undefined, refused: Refused | undefined): string {
  const { developers } = panelMessages().local;
  const blocked = !refused && changes?.blocked ? developers[changes.blocked] : "";
  if (refused?.kind !== "failed") return blocked;
  return [refused.output, refused.failure === "behind" ? developers.behind : ""].filter(Boolean).join("\n\n");
}

type Known = Pick<EditorDocument, "store"> & Pick<OpenedSite, "migrations" | "schemas" | "content">;

const entryFile = /^content\/([^/]+)\/(?:[^/]+\.md|order\.json)$/;

/** Files that git would send, in words: what is in them where the editor knows that, else by their names. */
function localWords(known: Known, files: readonly LocalChange[]): readonly ListedChange[] {
  const { file: configFile, model } = known.content;
  const isRead = ({ file }: LocalChange) => {
    const [, collection] = entryFile.exec(file) ?? [];
    return (
      file === configFile ||
      isPatternFile(file) ||
      (collection !== undefined && Object.hasOwn(model.collections, collection))
    );
  };
  const read = files.filter(isRead);
  const named = files.filter((change) => !isRead(change)).map(namedFile);
  try {
    const [before, after] = [siteWith("before", known, read), siteWith("after", known, read)];
    return [...listChanges(before, after, known.schemas), ...named];
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    return files.map(namedFile);
  }
}

function siteWith(
  when: "before" | "after",
  { store, migrations, content }: Known,
  files: readonly LocalChange[],
) {
  const { savedText, savedEntries } = store.getState();
  const entries = new Map(Object.entries(documentsIn(savedEntries)));
  let text = savedText;
  for (const { file, [when]: written } of files) {
    if (file === content.file) text = written ?? text;
    else if (written === undefined) entries.delete(file);
    else entries.set(file, readContent(file, written));
  }
  const site: EditedSite = { config: readDocument(text, migrations), entries: Object.fromEntries(entries) };
  return site;
}

function namedFile({ file, kind }: LocalChange): ListedChange {
  const { local } = panelMessages();
  const { changes, shell } = messages;
  if (file.endsWith("/media.json") && isPictureFile(file))
    return { key: file, location: shell.pictures, what: local.descriptions };
  if (isPictureFile(file)) {
    const verb = { added: changes.added, changed: changes.replaced, deleted: changes.deleted }[kind];
    return {
      key: file,
      location: shell.pictures,
      what: verb({ name: changes.picture.named({ picture: namePicture(pictureNameOf(file)) }) }),
    };
  }
  const words = { added: local.fileAdded, changed: local.fileChanged, deleted: local.fileDeleted }[kind];
  return { key: file, location: local.otherFiles, what: words({ file }) };
}
