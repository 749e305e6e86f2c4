import { soleTokenPath } from "../../../schema/token-syntax.ts";
import { entryLabel } from "../../entries/entry-label.ts";
import { useEntries } from "../../entries/use-entries.ts";
import { messages } from "../../messages/messages.ts";
import { useSession } from "../../session-context.ts";

/** What an entry is called and shown by. */
export interface EntryWords {
  readonly title: string;
  /** The name of its picture; nothing where it has none. */
  readonly picture: string | undefined;
}

/** How the entries of a collection are called and shown, by their ids; a token may stand for one. */
export function useEntryWords(collection: string): (id: string) => EntryWords {
  const { model } = useSession().content;
  const entries = useEntries();
  return (wanted) => {
    const entry = entries.find((one) => one.collection === collection && one.id === wanted);
    if (!entry) {
      const isToken = soleTokenPath(wanted) !== undefined;
      return { title: isToken ? messages.values.ownEntry : wanted, picture: undefined };
    }
    const picture = entry.fields[model.collections[collection]?.picture ?? ""];
    return {
      title: entryLabel(model, entry),
      picture: typeof picture === "string" && picture !== "" ? picture : undefined,
    };
  };
}
