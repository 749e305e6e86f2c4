import { useId, useState } from "react";
import type { CollectionName } from "../../schema/collections/index.ts";
import { AskDialog } from "../pages/list/ask-dialog.tsx";
import { AskedText } from "../pages/list/asked-text.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { useEntryCommands } from "./entry-commands-context.ts";
import { kindOf } from "./entry-words.ts";
import { listEntries } from "./list-entries.ts";
import { entryIdOfTitle, idRefusal, newEntry } from "./new-entry.ts";
import { pageOfCollection } from "./page-of-collection.ts";

interface NewEntryDialogProps {
  readonly collection: CollectionName;
  /** The category to propose. */
  readonly category: string | undefined;
  readonly onClose: () => void;
}

/** Asks what an entry needs to be right from the start. Its address follows its title until somebody writes another. */
export function NewEntryDialog({ collection, category, onClose }: NewEntryDialogProps) {
  const { content, store } = useSession();
  const commands = useEntryCommands();
  const document = useEditor((state) => state.document);
  const select = useId();
  const [title, setTitle] = useState("");
  const [written, setWritten] = useState<string>();
  const [summary, setSummary] = useState("");
  const categories = content.entries.filter((entry) => entry.collection === "categories");
  const [chosen, setChosen] = useState(category ?? categories[0]?.id);
  const proposed =
    title.trim() === "" ? "" : commands.freshId(collection, entryIdOfTitle(title) || collection);
  const id = (written ?? proposed).trim();
  const ids = commands.taken().flatMap((file) => {
    const [, , name = ""] = file.split("/");
    return file.startsWith(`content/${collection}/`) ? [name.replace(/\.md$/, "").toLowerCase()] : [];
  });
  const wrong = id === "" ? undefined : idRefusal(id, ids);
  const path = pageOfCollection(document, collection)?.path;
  const { savedEntries } = store.getState();
  const [newest] = listEntries(collection, { content, savedEntries });
  const add = () => {
    const like = content.entries.find(({ file }) => file === newest?.file)?.fields;
    const asked = { title: title.trim(), summary: summary.trim(), today: content.today, like };
    onClose();
    commands.add(
      collection,
      id,
      newEntry(collection, { ...asked, ...(collection === "posts" && { category: chosen }) }),
    );
  };
  const kind = kindOf(collection);
  return (
    <AskDialog
      title={`New ${kind}`}
      verb={`Add ${kind}`}
      disabled={title.trim() === "" || id === "" || wrong !== undefined}
      onDone={add}
      onClose={onClose}
    >
      <AskedText label="Title" value={title} onChange={setTitle} />
      <AskedText
        label={path ? "Address" : "Name"}
        value={written ?? proposed}
        wrong={wrong}
        spellCheck={false}
        help={path ? `It will be at ${path.replace(/\{(?:slug|id)\}/, id || "…")}` : "What it is stored as."}
        onChange={setWritten}
      />
      {collection === "posts" && (
        <div className="field">
          <label className="field-label" htmlFor={select}>
            Category
          </label>
          <select
            id={select}
            className="input"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {categories.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {String(entry.fields.title ?? entry.id)}
              </option>
            ))}
          </select>
        </div>
      )}
      <AskedText
        label={collection === "posts" ? "Excerpt" : "Description"}
        value={summary}
        help="One or two sentences for its card and for search results. It can be written later."
        onChange={setSummary}
      />
    </AskDialog>
  );
}
