import { useCallback, useEffect, useMemo, useState } from "react";
import { formatDateTime } from "../../editing/labels/format-value.ts";
import { messages } from "../../editing/messages/messages.ts";
import { discardAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { Host } from "../sync/host/host.ts";
import { hasChanges } from "../sync/state/selectors.ts";
import { downloadText } from "../ui/browser/download-text.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ScreenBoundary } from "../ui/error-boundary.tsx";
import { App } from "./app.tsx";
import { createSiteOpener, type Opening, type OpeningMode } from "./site-opener.ts";

export function notifyRestored({ opened, restoredAt }: Extract<Opening, { kind: "open" }>): void {
  const { store } = opened.editor;
  const { autosaved, host } = opened.sync;
  const { notices } = opened.workspace;
  const { publishing } = opened.publishers;
  // Whoever only went to sign in has been told that they stay.
  if (publishing?.getState().isReturning) return;
  if (restoredAt === undefined || store.getState().saving.state === "conflict") return;
  const { isBack, unsavedIsBack } = messages.drafts;
  const { notify } = notices.getState();
  notify({
    title: (host.kind === "static" ? isBack : unsavedIsBack)({ moment: formatDateTime(restoredAt) }),
    action: {
      label: messages.drafts.discard,
      run() {
        const bringBack = discardAutosaved(autosaved);
        const before = store.getState().history;
        if (hasChanges(store.getState())) store.getState().revertAll();
        const { undo, history } = store.getState();
        const run = () => {
          bringBack();
          if (history !== before && store.getState().history === history) undo();
        };
        notify({ title: messages.drafts.discarded, action: { label: messages.drafts.undo, run } });
      },
    },
  });
}

/** How long the editor has to live to count as working, in milliseconds. */
const alive = 2000;

type PreviewPane =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly reason: string }
  | Opening;

export function EditorRoot({ host }: { readonly host: Host }) {
  const opener = useMemo(() => createSiteOpener(host), [host]);
  const [stage, setStage] = useState<PreviewPane>({ kind: "opening" });
  const open = useCallback(
    async (way: OpeningMode) => {
      setStage({ kind: "opening" });
      const opening = await opener
        .open(way)
        .catch((error: Error): PreviewPane => ({ kind: "failed", reason: error.message }));
      if (opening.kind === "open") notifyRestored(opening);
      setStage(opening);
    },
    [opener],
  );
  useEffect(() => void open("plainly"), [open]);
  const reopen = useCallback(() => void open("trying-again"), [open]);
  useEffect(() => {
    if (stage.kind !== "open") return undefined;
    const { settle } = opener;
    const timer = setTimeout(settle, alive);
    const comesBack = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pagehide", settle);
    addEventListener("pageshow", comesBack);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", settle);
      removeEventListener("pageshow", comesBack);
    };
  }, [opener, stage]);
  if (stage.kind === "opening") return <p className="waiting">{messages.drafts.opening}</p>;
  if (stage.kind === "failed")
    return (
      <EmptyState title={messages.drafts.notOpened} text={stage.reason}>
        <Button tone="primary" onClick={() => open("plainly")}>
          {messages.drafts.tryAgain}
        </Button>
      </EmptyState>
    );
  if (stage.kind === "trouble") return <OpeningTrouble {...stage} onOpen={open} />;
  const { opened, archived } = stage;
  return (
    <ScreenBoundary
      fallback={(error, again) => (
        <EditorFailure error={error} draft={opened.sync.drafts.draft()} onAgain={again} />
      )}
    >
      <App
        opened={opened}
        archived={archived}
        onTakeOver={() => open("taking-over")}
        onReopen={reopen}
        onForget={(gone) => {
          setStage({ ...stage, archived: archived.filter((other) => other !== gone) });
          void opener.forget(gone);
        }}
      />
    </ScreenBoundary>
  );
}

interface EditorFailureProps {
  readonly error: Error;
  readonly draft: unknown;
  readonly onAgain: () => void;
}

function EditorFailure({ error, draft, onAgain }: EditorFailureProps) {
  const words = messages.review;
  return (
    <main className="opening-trouble">
      <h1>{messages.drafts.stopped}</h1>
      <p>{messages.drafts.stoppedText}</p>
      <p className="opening-actions">
        <Button tone="primary" onClick={onAgain}>
          {words.openAgain}
        </Button>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        <DownloadDraft draft={draft} />
      </p>
      <WhatWrong reason={error.message} />
    </main>
  );
}

function DownloadDraft({ draft }: { readonly draft: unknown }) {
  return (
    <Button onClick={() => downloadText("unsaved-changes.json", JSON.stringify(draft, null, 2))}>
      {messages.drafts.download}
    </Button>
  );
}

function WhatWrong({ reason }: { readonly reason: string }) {
  return (
    <details>
      <summary>{messages.review.whatWrong}</summary>
      <p>{reason}</p>
    </details>
  );
}

interface OpeningTroubleProps extends Omit<Extract<Opening, { kind: "trouble" }>, "kind"> {
  readonly onOpen: (way: OpeningMode) => void;
}

function OpeningTrouble({ reason, draft, isDraftUnread, onOpen }: OpeningTroubleProps) {
  return (
    <main className="opening-trouble">
      <h1>{isDraftUnread ? messages.drafts.trouble : messages.drafts.unfinished}</h1>
      <p>{messages.drafts.troubleText}</p>
      <p className="opening-actions">
        <Button tone="primary" onClick={() => onOpen("without-draft")}>
          {messages.drafts.startSaved}
        </Button>
        <Button onClick={() => onOpen("trying-again")}>{messages.drafts.tryWith}</Button>
        <DownloadDraft draft={draft} />
      </p>
      {isDraftUnread && <WhatWrong reason={reason} />}
    </main>
  );
}
