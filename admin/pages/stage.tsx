import { type RefObject, useState } from "react";
import type { PageDocument } from "../edits/site-document.ts";
import type { Frame } from "../preview/frame/open-frame.ts";
import { Preview } from "../preview/preview.tsx";
import { useSession } from "../session-context.ts";
import { placeOfTarget } from "../view/place-of-target.ts";
import { usePagesCommands } from "./commands/commands-context.ts";
import { InsertMenu } from "./insert/insert-menu.tsx";

interface StageProps {
  /** The page that is shown. */
  readonly page: PageDocument;
  /** The page or the frame that is worked on, where blocks are added. */
  readonly opened: PageDocument;
  readonly frameRef: RefObject<Frame | undefined>;
}

/** The live page in the middle. */
export function Stage({ page, opened, frameRef }: StageProps) {
  const session = useSession();
  const commands = usePagesCommands();
  const [inserting, setInserting] = useState(false);
  const { go } = session.view.getState();
  return (
    <div className="stage">
      <Preview
        session={session}
        page={page.id}
        onSelect={(address, field) => go({ workspace: "pages", ...address, ...(field && { field }) })}
        onOpen={(target) => {
          const { document } = session.store.getState();
          go(placeOfTarget(target, { model: session.content.model, document }));
        }}
        onAddBlock={() => setInserting(true)}
        frameRef={frameRef}
      />
      {inserting && (
        <InsertMenu
          page={opened}
          onChoose={(block) => {
            setInserting(false);
            commands.block.insert(opened.id, block, undefined);
          }}
          onClose={() => setInserting(false)}
        />
      )}
    </div>
  );
}
