import { useProblems } from "../../check/site-checks.ts";
import { kindOf } from "../../labels/entry-words.ts";
import { messages } from "../../messages/messages.ts";
import { usePublishers } from "../../publish/publishers.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import type { Commands } from "../../workspace/commands.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useTopMenu } from "../../workspace/use-editor-menu.tsx";
import { useWorkspace } from "../../workspace/workspace.ts";
import type { Action } from "./find-actions.ts";

/** What can be done from anywhere as things are, what is done most first. */
export function useActions(commands: Commands): readonly Action[] {
  const { view } = useWorkspace();
  const { content } = useOpenedSite();
  const { publishing } = usePublishers();
  const menu = useTopMenu(commands);
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const undo = useEditor((state) => state.undoable());
  const redo = useEditor((state) => state.redoable());
  const isChanged = useEditor((state) => state.isChanged());
  const problems = useProblems().length;
  const { showPanel, add, go } = view.getState();
  const words = messages.find;
  const added = Object.entries(content.model.collections).map(
    ([collection, of]): Action => ({
      label: messages.entries.add(kindOf(of)),
      hint: of.title,
      run: () => add({ what: "entry", collection }),
    }),
  );
  const edits: readonly Action[] = [
    { label: messages.pages.list.add, hint: messages.pages.title, run: () => add({ what: "page" }) },
    ...added,
    ...(undo ? [{ label: messages.shell.undo, hint: undo, run: commands.undo }] : []),
    ...(redo ? [{ label: messages.shell.redo, hint: redo, run: commands.redo }] : []),
    ...(isChanged
      ? [
          {
            label: publishing ? messages.publishing.publish : messages.shell.save,
            run: () => void commands.save(),
          },
        ]
      : []),
  ];
  return [
    ...(readOnly ? [] : edits),
    { label: words.review, hint: words.reviewHint, run: () => showPanel("changes") },
    { label: words.problems, hint: messages.shell.problems(problems), run: () => showPanel("problems") },
    {
      label: words.look,
      hint: messages.pages.site.theme,
      run: () => go({ workspace: "pages", part: "theme" }),
    },
    ...menu.flatMap((item): Action[] =>
      !item || item.disabled || item.label === messages.shell.find
        ? []
        : [{ label: item.label, hint: item.hint, run: item.onChoose }],
    ),
  ];
}
