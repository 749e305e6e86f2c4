import { entryFile } from "../edits/entry-file.ts";
import { findPage } from "../edits/frames.ts";
import { nameBlock } from "../edits/words/name-block.ts";
import { nameEntry } from "../edits/words/name-entry.ts";
import { collectionTitle } from "../edits/words/schemas.ts";
import { messages } from "../messages/messages.ts";
import { pageTitle } from "../pages/words/page-words.ts";
import type { Session } from "../session.ts";
import type { Place } from "../view/place.ts";
import { addressOf } from "../view/place-address.ts";
import type { Finding } from "./best-found.ts";

type Named = Pick<Finding, "title" | "detail">;

/** The places where somebody was before this one, the last one first; what is gone since is left out. */
export function recentFindings(session: Session): readonly Finding[] {
  const here = addressOf(session.view.getState().place());
  return session.recent.getState().flatMap((place): Finding[] => {
    const named = addressOf(place) === here ? undefined : nameOf(place, session);
    if (!named) return [];
    return [
      { group: "recent", key: `recent ${addressOf(place)}`, ...named, score: 1, ranges: [], target: place },
    ];
  });
}

function nameOf(place: Place, { store, schemas }: Session): Named | undefined {
  const { document, entries } = store.getState();
  const { shell, pages } = messages;
  switch (place.workspace) {
    case "content": {
      const title = place.tab === undefined ? undefined : schemas.model.settings[place.tab]?.title;
      return { title: title ?? shell.content, detail: title === undefined ? "" : shell.content };
    }
    case "pictures":
      return {
        title: place.picture ?? shell.pictures,
        detail: place.picture === undefined ? "" : shell.pictures,
      };
    case "entries": {
      const { collection, entry } = place;
      if (collection === undefined) return { title: shell.entries, detail: "" };
      const title = collectionTitle(schemas, collection);
      if (entry === undefined) return { title, detail: shell.entries };
      const file = entryFile(collection, entry);
      return entries[file] && { title: nameEntry(schemas, file, entries[file]), detail: title };
    }
    case "pages": {
      if (place.part && place.part !== "page")
        return { title: pages.site[place.part], detail: pages.outline.wholeSite };
      const page = place.page === undefined ? undefined : findPage(document, place.page);
      if (!page) return place.page === undefined ? { title: shell.pages, detail: "" } : undefined;
      const block = page.blocks.find(({ id }) => id === place.block);
      const name = pageTitle(page, document.site);
      return block
        ? { title: nameBlock(schemas, page, block), detail: name }
        : { title: name, detail: shell.pages };
    }
  }
}
