import { useEffect, useRef, useState } from "react";
import type { Change } from "../../../editing/diff/change.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { routeOfEdit } from "../../../editing/routes/route-of-edit.ts";
import { ChangeList, type ListedChange } from "../../diff/change-list.tsx";
import { usePublishers } from "../../publish/publishers.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import type { AutosavedChange } from "../../sync/autosave/autosaved-changes.ts";
import { discardAutosaved } from "../../sync/autosave/session-autosaved.ts";
import { unsavedChanges } from "../../sync/state/selectors.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { useAutosavedChanges, useSync } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { RotateCcw } from "../../ui/icons/icons.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { UnappliedList } from "./unapplied-list.tsx";
import { VersionSection } from "./version-section.tsx";

/** What was undone here, with a way back as long as nothing else was done. */
interface Undone {
  readonly words: string;
  isLast(cursor: number, autosaved: readonly AutosavedChange[]): boolean;
  bringBack(): void;
}

export function ChangesPanel({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditorDocument();
  const { autosaved } = useSync();
  const { view } = useWorkspace();
  const { content } = useOpenedSite();
  const { publishing } = usePublishers();
  const changes = useEditor(unsavedChanges);
  const alone = useAutosavedChanges();
  const cursor = useEditor((state) => state.history.cursor);
  const editError = useEditor((state) => state.editError);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const [undone, setUndone] = useState<readonly Undone[]>([]);
  const last = undone.at(-1);
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with its change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something was undone or brought back
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const panel = told.current?.closest("dialog");
    const next = told.current?.querySelector("button") ?? panel?.querySelector<HTMLElement>(".change button");
    (next ?? panel?.querySelector<HTMLElement>("button"))?.focus();
  }, [undone]);
  const remember = (one: Undone) => setUndone([...undone, one]);
  const revert = (change: () => void): Omit<Undone, "words"> | undefined => {
    change();
    if (store.getState().editError !== undefined) return undefined;
    const { cursor: after } = store.getState().history;
    return {
      isLast: (now) => now === after,
      bringBack: () => store.getState().undo(),
    };
  };
  const undo = ({ key, location, what }: Change) => {
    const done = revert(() => store.getState().revert(key));
    if (done) remember({ ...done, words: `${location}: ${what}` });
  };
  const forget = ({ key, location, what, discard }: AutosavedChange) => {
    const bringBack = discard();
    const isLast: Undone["isLast"] = (_, now) => !now.some((other) => other.key === key);
    remember({ words: `${location}: ${what}`, isLast, bringBack });
  };
  const undoAll = () => {
    const done = changes.length > 0 ? revert(store.getState().revertAll) : undefined;
    if (changes.length > 0 && !done) return;
    const bringBack = discardAutosaved(autosaved);
    remember({
      words: messages.review.all,
      isLast: (now, typed) => typed.length === 0 && (done?.isLast(now, typed) ?? true),
      bringBack() {
        bringBack();
        done?.bringBack();
      },
    });
  };
  const goBack = () => {
    last?.bringBack();
    setUndone(undone.slice(0, -1));
  };
  const actions = ({ location, what }: ListedChange, onShow: () => void, onUndo: () => void) => (
    <>
      <Button tone="plain" onClick={onShow}>
        {messages.review.show}
      </Button>
      <Button
        disabled={readOnly}
        aria-label={messages.review.undoThisOf({ place: location, what })}
        onClick={onUndo}
      >
        {messages.review.undoThis}
      </Button>
    </>
  );
  const { go } = view.getState();
  const isNone = changes.length + alone.length === 0;
  return (
    <Dialog
      title={publishing ? messages.publishing.review : messages.review.title}
      shape="panel"
      onClose={onClose}
      {...(!isNone && {
        actions: (
          <Button disabled={readOnly} icon={<RotateCcw size={16} />} onClick={undoAll}>
            {messages.review.undoAll}
          </Button>
        ),
      })}
    >
      <UnappliedList />
      <div role="status" ref={told}>
        {editError !== undefined && <p className="changes-note changes-refusal">{editError}</p>}
        {last?.isLast(cursor, alone) && (
          <div className="changes-note">
            <p>
              <strong>{messages.review.undone}</strong> {last.words}
            </p>
            <Button onClick={goBack}>{messages.review.bringBack}</Button>
          </div>
        )}
      </div>
      {isNone && (
        <EmptyState
          title={messages.review.none}
          text={publishing ? messages.publishing.reviewNone : messages.review.noneText}
        />
      )}
      <ChangeList
        changes={changes}
        actions={(change) =>
          actions(
            change,
            () =>
              go(routeOfEdit(change.revert, { model: content.model, document: store.getState().document })),
            () => undo(change),
          )
        }
      />
      <ChangeList
        changes={alone}
        actions={(change) =>
          actions(
            change,
            () => go(change.at),
            () => forget(change),
          )
        }
      />
      <VersionSection />
    </Dialog>
  );
}
