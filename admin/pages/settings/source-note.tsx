import { FolderOpen } from "lucide-react";
import type { ObjectSchema } from "../../../schema/schema.ts";
import { useSession } from "../../session-context.ts";
import { type EntrySource, entrySources } from "./entry-sources.ts";

interface SourceNoteProps {
  readonly schema: ObjectSchema;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Where a block's content comes from that is not written in the block itself, and the way there. */
export function SourceNote({ schema, props }: SourceNoteProps) {
  const { content, view } = useSession();
  return entrySources(schema, props).map((source) => {
    const { collection, entry } = source;
    const found = content.entries.filter((other) => other.collection === collection);
    const one = found.find(({ id }) => id === entry);
    const go = () => view.getState().go({ workspace: "entries", collection, ...(one && { entry: one.id }) });
    return (
      <div key={collection} className="inspector-note">
        <FolderOpen size={16} aria-hidden />
        <p>
          {sentence(
            { collection, entry },
            one ? String(one.fields.title ?? one.id) : undefined,
            found.length,
          )}{" "}
          <button type="button" className="text-button" onClick={go}>
            {one ? "Edit it" : `See the ${collection}`}
          </button>
        </p>
      </div>
    );
  });
}

function sentence({ collection, entry }: EntrySource, title: string | undefined, count: number): string {
  if (title !== undefined) return `What it shows is written in “${title}”.`;
  if (entry?.includes("{{entry.")) return "What it shows is written in the entry that the page is for.";
  return `What it shows comes from the site's ${collection}: ${count} at the moment.`;
}
