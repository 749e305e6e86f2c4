import type { CollectionName } from "../../schema/collections/index.ts";
import { EmptyState } from "../kit/empty-state.tsx";
import { Preview } from "../preview/preview.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { placeOfTarget } from "../view/place-of-target.ts";
import { kindOf } from "./entry-words.ts";
import { pageOfCollection } from "./page-of-collection.ts";

interface EntryStageProps {
  readonly collection: CollectionName;
  readonly entry: string;
}

/** The live page of an entry, or why it has none. */
export function EntryStage({ collection, entry }: EntryStageProps) {
  const session = useSession();
  const document = useEditor((state) => state.document);
  const { go } = session.view.getState();
  const page = pageOfCollection(document, collection);
  if (!page)
    return (
      <EmptyState
        title={`A ${kindOf(collection)} has no page of its own`}
        text={
          collection === "categories"
            ? "Its title and description stand where posts are listed."
            : "No page of the site is made of these entries."
        }
      />
    );
  return (
    <div className="stage">
      <Preview
        session={session}
        page={page.id}
        entryId={entry}
        onSelect={(block, field) =>
          session.store.getState().select({ page: page.id, block, ...(field && { field }) })
        }
        onOpen={(target) => go(placeOfTarget(target))}
        onAddBlock={() => go({ workspace: "pages", page: page.id })}
      />
    </div>
  );
}
