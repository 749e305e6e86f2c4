import { discardPending } from "../pending/session-pending.ts";
import { momentWords } from "./moment-words.ts";
import type { Opening } from "./site-opener.ts";

/** Says that earlier changes are back, with a way to be rid of them that can itself be undone. */
export function tellRestored({ session, restoredAt }: Extract<Opening, { kind: "open" }>): void {
  const { store, pending, notices, host } = session;
  if (restoredAt === undefined || store.getState().saving.state === "conflict") return;
  const whose = host.kind === "static" ? "Your changes" : "Your unsaved changes";
  const { notify } = notices.getState();
  notify({
    title: `${whose} from ${momentWords(restoredAt)} are back.`,
    action: {
      label: "Discard them",
      run() {
        const bringBack = discardPending(pending);
        const before = store.getState().history;
        if (store.getState().isChanged()) store.getState().revertAll();
        const { undo, history } = store.getState();
        const run = () => {
          bringBack();
          if (history !== before && store.getState().history === history) undo();
        };
        notify({ title: "Your changes were discarded.", action: { label: "Undo", run } });
      },
    },
  });
}
