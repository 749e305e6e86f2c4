import { FolderOpen } from "lucide-react";
import { withinSentence } from "../../../labels/schema/plain-name.ts";
import { messages } from "../../../messages/messages.ts";
import { useOpenedSite } from "../../../workspace/opened-site.ts";
import { useWorkspace } from "../../../workspace/workspace.ts";
import { entrySources } from "./entry-sources.ts";

/** Where a block's content comes from that is not written in the block itself, and the way there. */
export function SourceNote({ props }: { readonly props: unknown }) {
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const { collections, entry } = entrySources(props);
  const known = collections.flatMap((name) => content.model.collections[name] ?? []);
  return (
    <>
      {entry && (
        <div className="inspector-note">
          <FolderOpen size={16} aria-hidden />
          <p>{messages.pages.block.fromEntry}</p>
        </div>
      )}
      {known.map(({ name, title }) => {
        const count = content.entries.filter((other) => other.collection === name).length;
        const go = () => view.getState().go({ workspace: "entries", collection: name });
        return (
          <div key={name} className="inspector-note">
            <FolderOpen size={16} aria-hidden />
            <p>
              {messages.pages.block.fromCollection(withinSentence(title), count)}{" "}
              <button type="button" className="text-button" onClick={go}>
                {messages.pages.block.seeThem}
              </button>
            </p>
          </div>
        );
      })}
    </>
  );
}
