import type { Session } from "../app/session.ts";
import type { AppliedToSite } from "../document/applied.ts";
import type { BlockAddress, Edit } from "../document/edit.ts";
import { findPage } from "../document/frames.ts";
import { messages } from "../messages/messages.ts";
import { markAdded, placeKey } from "./fresh-fields.ts";

interface Attempt {
  readonly edit: Edit;
  /** What is told where it is refused, before the reason: "Not moved". */
  readonly refused: string;
  /** The block that may be locked, so that the notice can offer to unlock it. */
  readonly block?: BlockAddress;
}

/** Makes an edit, or tells why it can't be made. */
export function attempt(session: Session, { edit, refused, block }: Attempt): AppliedToSite | undefined {
  const outcome = session.store.getState().apply(edit);
  if (!("editError" in outcome)) {
    if (added.includes(edit.kind)) markNew(session, outcome);
    return outcome;
  }
  const locked = block && lockOf(session, block) !== undefined;
  session.notices.getState().notify({
    title: refused,
    text: outcome.editError,
    ...(locked && {
      action: {
        label: messages.pages.told.unlock,
        run: () => session.store.getState().apply({ kind: "set-block-lock", ...block }),
      },
    }),
  });
  return undefined;
}

/** What adds something that somebody is still to fill in. */
const added: readonly Edit["kind"][] = ["insert-page", "insert-block"];

function markNew({ fresh }: Session, { added }: AppliedToSite): void {
  if (!added) return;
  const target =
    "block" in added ? ({ in: "block", ...added } as const) : ({ in: "page", ...added } as const);
  markAdded(fresh, placeKey(target, ""));
}

function lockOf({ store }: Session, { page, block }: BlockAddress) {
  const on = findPage(store.getState().document, page);
  return on?.blocks.find(({ id }) => id === block)?.lock;
}
