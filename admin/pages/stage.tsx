import { useState } from "react";
import type { PageDocument } from "../edits/site-document.ts";
import { Preview, type PreviewTarget } from "../preview/preview.tsx";
import { useSession } from "../session-context.ts";
import { contentTabs, type Place } from "../view/place.ts";
import { usePagesCommands } from "./commands/commands-context.ts";
import { InsertMenu } from "./insert/insert-menu.tsx";

/** The live page in the middle. */
export function Stage({ page }: { readonly page: PageDocument }) {
  const session = useSession();
  const commands = usePagesCommands();
  const [inserting, setInserting] = useState(false);
  const { go } = session.view.getState();
  return (
    <div className="stage">
      <Preview
        session={session}
        page={page.id}
        onSelect={(block, field) => go({ workspace: "pages", page: page.id, block, ...(field && { field }) })}
        onOpen={(target) => go(placeOf(target))}
        onAddBlock={() => setInserting(true)}
      />
      {inserting && (
        <InsertMenu
          page={page}
          onChoose={(block) => {
            setInserting(false);
            commands.block.insert(page.id, block, undefined);
          }}
          onClose={() => setInserting(false)}
        />
      )}
    </div>
  );
}

/** Where the editor has what the preview leads to. */
function placeOf(target: PreviewTarget): Place {
  if (target.kind === "page") return { workspace: "pages", page: target.page };
  const { field } = target;
  if (target.kind === "entry") {
    return { workspace: "entries", collection: target.collection, entry: target.entry, field };
  }
  const [first] = field;
  const tab = contentTabs.find((name) => name === first);
  if (tab) return { workspace: "content", tab, field };
  const part = first === "header" || first === "footer" || first === "theme" ? first : "site";
  return { workspace: "pages", part, field };
}
