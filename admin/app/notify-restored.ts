import { formatDateTime } from "../labels/format-date-time.ts";
import { messages } from "../messages/messages.ts";
import { discardAutosaved } from "../sync/autosave/session-autosaved.ts";
import type { Opening } from "./site-opener.ts";

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
        if (store.getState().isChanged()) store.getState().revertAll();
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
