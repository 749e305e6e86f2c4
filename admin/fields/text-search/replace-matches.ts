import { messages } from "../../../editing/messages/messages.ts";
import { replaceWords } from "../../../editing/messages/replace-words.ts";
import { type EditContext, tryEdit } from "../../view/try-edit.ts";
import { replaceEdit, type TextLocation } from "./find-text.ts";
import type { Query } from "./replace-in-text.ts";

export function replaceMatches(context: EditContext, places: readonly TextLocation[], query: Query): boolean {
  const { store, notices } = context;
  const edit = replaceEdit(places, query);
  if (!tryEdit(context, { edit, failureTitle: replaceWords().refused })) return false;
  const { history: after } = store.getState();
  notices.getState().notify({
    title: replaceWords().done({ count: places.length }),
    action: {
      label: messages.shell.undo,
      run() {
        const { history, undo, apply } = store.getState();
        if (history === after) return undo();
        const back = places.map((place) => ({ ...place, after: place.before }));
        apply(replaceEdit(back, { ...query, text: query.by, by: query.text }));
      },
    },
  });
  return true;
}
