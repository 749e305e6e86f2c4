import { sameValue } from "../document/same-value.ts";
import { entryFiles } from "../sync/content/entry-files.ts";
import type { OpenedEditor } from "./open-editor.ts";

/**
 * Follows the files when they change on disk, as long as nothing is unsaved; else the session remembers that there is
 * a choice. Gives what stops it.
 */
export function followFile({
  editor,
  site,
  sync,
  media,
}: Pick<OpenedEditor, "editor" | "site" | "sync" | "media">): () => void {
  const { store } = editor;
  const { host, unreadableFiles } = sync;
  const { content: opened } = site;
  let asked = 0;
  const look = async () => {
    const mine = ++asked;
    const content = await host.load().catch(() => undefined);
    // What there is to edit is another then; what was typed is kept and comes back.
    const { formats } = opened.model;
    if (content && !sameValue({ ...content.model, formats }, opened.model)) return location.reload();
    if (content && mine === asked) media.meetPictures?.(content.media);
    const { saving, readOnly, onFileChanged, onEntriesChanged } = store.getState();
    // A save of one's own is known when it is answered; what came after it is looked at again then.
    if (content && mine === asked && saving.state !== "saving" && readOnly === undefined) {
      onEntriesChanged(entryFiles(content));
      onFileChanged(content.text);
      unreadableFiles.getState().update(content);
    }
  };
  const stops = [
    host.onSiteChanged((changes) => changes.includes("content") && void look()),
    store.subscribe(({ saving }, before) => {
      if (before.saving.state === "saving" && saving.state !== "saving" && asked > 0) void look();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
