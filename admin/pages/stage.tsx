import { type RefObject, useState } from "react";
import type { PageDocument } from "../edits/site-document.ts";
import type { Frame } from "../preview/frame/open-frame.ts";
import { Preview } from "../preview/preview.tsx";
import { useSession } from "../session-context.ts";
import { placeOfTarget } from "../view/place-of-target.ts";
import { usePagesCommands } from "./commands/commands-context.ts";
import { InsertMenu } from "./insert/insert-menu.tsx";

interface StageProps {
  readonly page: PageDocument;
  readonly frameRef: RefObject<Frame | undefined>;
}

/** The live page in the middle. */
export function Stage({ page, frameRef }: StageProps) {
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
        onOpen={(target) => go(placeOfTarget(target))}
        onAddBlock={() => setInserting(true)}
        frameRef={frameRef}
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
