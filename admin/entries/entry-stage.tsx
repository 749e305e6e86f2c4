import { useMemo } from "react";
import type { CollectionName } from "../../schema/collections/index.ts";
import type { Path } from "../form/form-context.ts";
import { EmptyState } from "../kit/empty-state.tsx";
import type { Origin } from "../preview/marks/origin.ts";
import { Preview } from "../preview/preview.tsx";
import { useEditor, useSession } from "../session-context.ts";
import { placeOfTarget } from "../view/place-of-target.ts";
import { kindOf } from "./entry-words.ts";
import { pageOfCollection } from "./page-of-collection.ts";

interface EntryStageProps {
  readonly collection: CollectionName;
  readonly entry: string;
  /** The field that has the focus, as the form has it. */
  readonly field: Path | undefined;
  /** Called when a block of the page is pointed at. */
  readonly onBlock: () => void;
}

/** The live page of an entry, or why it has none. */
export function EntryStage({ collection, entry, field, onBlock }: EntryStageProps) {
  const session = useSession();
  const document = useEditor((state) => state.document);
  const { go } = session.view.getState();
  const focused = useMemo((): Origin | undefined => {
    // A path in the front matter is one on the page; the text is called the same in both.
    const path = field?.[0] === "frontMatter" ? field.slice(1) : field;
    return path && { in: "entry", collection, id: entry, path };
  }, [collection, entry, field]);
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
        focused={focused}
        onSelect={(block, field) => {
          onBlock();
          session.store.getState().select({ page: page.id, block, ...(field && { field }) });
        }}
        onOpen={(target) => go(placeOfTarget(target))}
        onAddBlock={() => go({ workspace: "pages", page: page.id })}
      />
    </div>
  );
}
