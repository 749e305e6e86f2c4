import type { Edit } from "../../edits/edit.ts";
import { findPage, frameId, frameName, framesOf } from "../../edits/frames.ts";
import { siteLanguages } from "../../entries/site-languages.ts";
import { messages } from "../../messages/messages.ts";
import type { Session } from "../../session.ts";
import { attempt } from "./attempt.ts";
import { undoNotice } from "./undo-notice.ts";

/** What can be done with a frame as a whole. */
export type FrameCommands = ReturnType<typeof createFrameCommands>;

export function createFrameCommands(session: Session) {
  const { store, view } = session;
  const document = () => store.getState().document;
  const target = { in: "site" } as const;
  const open = (id: string) => view.getState().go({ workspace: "pages", page: id });
  return {
    isTaken: (name: string) => framesOf(document()).some(({ id }) => id === frameId(name)),
    isLanguage: (name: string) => siteLanguages(document().site).includes(name),
    /** Makes a frame with the blocks of another one. */
    add(name: string, like: string) {
      const value = structuredClone(findPage(document(), like)?.blocks ?? []);
      const edit: Edit = { kind: "set-value", target, path: ["frames", name], value };
      if (attempt(session, { edit, refused: messages.pages.frame.notMade })) open(frameId(name));
    },
    remove(id: string) {
      const blocks = findPage(document(), id)?.blocks;
      const path = ["frames", frameName(id)];
      const isOnly = framesOf(document()).length === 2;
      const edit: Edit = { kind: "set-value", target, path: isOnly ? ["frames"] : path };
      if (!blocks || !attempt(session, { edit, refused: messages.pages.frame.notDeleted })) return;
      open(frameId());
      undoNotice(session, {
        title: messages.pages.frame.deleted,
        text: messages.pages.frame.deletedText,
        restore: { kind: "set-value", target, path, value: blocks },
        isBack: () => findPage(document(), id) !== undefined,
        onBack: () => open(id),
      });
    },
  };
}
