import { useMemo } from "react";
import type { LocalChanges, LocalResult } from "../host/local-changes.ts";
import { Button } from "../kit/button.tsx";
import { Dialog } from "../kit/dialog.tsx";
import { EmptyState } from "../kit/empty-state.tsx";
import { messages } from "../messages/messages.ts";
import { ChangeList } from "../review/change-list.tsx";
import { useEditor, useLocalPublishing, useSession, useView } from "../session-context.ts";
import { commitMessage } from "./commit-message.ts";
import { countLocal } from "./create-local-publishing.ts";
import { localWords } from "./local-words.ts";

/** What git will send of the site's folder, in words, and the button that does it. */
export function LocalPanel({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const words = messages.publishing.local;
  const changes = useLocalPublishing((state) => state.changes);
  const refused = useLocalPublishing((state) => state.refused);
  const isSending = useLocalPublishing((state) => state.isSending) ?? false;
  const isUnsaved = useEditor((state) => state.isChanged());
  const setEditing = useView((view) => view.setEditing);
  const listed = useMemo(() => localWords(session, changes?.files ?? []), [session, changes]);
  const count = countLocal(changes);
  const publish = async () => {
    if (isSending || !(await session.localPublishing?.getState().send(commitMessage(listed)))) return;
    session.notices.getState().notify({ title: words.published, text: words.publishedText });
    setEditing(false);
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          disabled={count === 0 || changes?.blocked !== undefined}
          aria-disabled={isSending || undefined}
          onClick={publish}
        >
          {isSending ? messages.publishing.sending : messages.publishing.publish}
        </Button>
      }
    >
      <p className="publish-reason" role="alert">
        {reasonOf(changes, refused)}
      </p>
      <ForDevelopers text={commandsOf(changes, refused)} />
      {count === 0 || !changes ? (
        <EmptyState title={words.nothing} text={words.nothingText} />
      ) : (
        <>
          <p className="publish-note">
            {words.text(changes.branch)} {isUnsaved && words.unsaved}
          </p>
          <section aria-label={words.whatGoes}>
            <ChangeList changes={listed} />
          </section>
          {changes.commits.length > 0 && (
            <section>
              <h3>{words.commits(changes.commits.length)}</h3>
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
  const words = messages.publishing.local;
  if (refused?.kind === "changed") return words.changed;
  if (refused) return words.failures[refused.failure];
  return changes?.blocked && words.blocks[changes.blocked];
}

/** What git has said, and the command that helps. */
function commandsOf(changes: LocalChanges | undefined, refused: Refused | undefined): string {
  const { developers } = messages.publishing.local;
  const blocked = !refused && changes?.blocked ? developers[changes.blocked] : "";
  if (refused?.kind !== "failed") return blocked;
  return [refused.output, refused.failure === "behind" ? developers.behind : ""].filter(Boolean).join("\n\n");
}
