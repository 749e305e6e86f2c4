import type { Commands } from "../commands.ts";
import { Button } from "../kit/button.tsx";
import { messages } from "../messages/messages.ts";
import { countLocal } from "../publish/create-local-publishing.ts";
import { useEditor, useLocalPublishing, useSession, useView } from "../session-context.ts";

/** Saves what has changed, or publishes it where the site's repository is known: on this machine, when all is saved. */
export function SaveButton({ commands, changes }: { readonly commands: Commands; readonly changes: number }) {
  const { publishing } = useSession();
  const saving = useEditor((state) => state.saving.state === "saving");
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const local = useLocalPublishing((state) => countLocal(state.changes)) ?? 0;
  const showPanel = useView((view) => view.showPanel);
  const { publish, publishCount } = messages.publishing;
  if (changes === 0 && local > 0)
    return (
      <Button tone="primary" disabled={readOnly} onClick={() => showPanel("publish")}>
        {publish}
      </Button>
    );
  const label = changes > 0 ? publishCount(changes) : publish;
  return (
    <Button tone="primary" disabled={changes === 0 || saving || readOnly} onClick={commands.save}>
      {publishing ? label : messages.shell.save}
      {!publishing && changes > 0 && (
        <span className="button-count" aria-hidden="true">
          {changes}
        </span>
      )}
    </Button>
  );
}
