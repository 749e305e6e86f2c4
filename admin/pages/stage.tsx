import { type RefObject, useState } from "react";
import { currentSite } from "../edits/current-site.ts";
import type { PageDocument } from "../edits/site-document.ts";
import { useNewPicture } from "../pictures/place/use-new-picture.tsx";
import { useFilePaste } from "../pictures/use-file-drop.ts";
import type { Frame } from "../preview/frame/open-frame.ts";
import { picturePlace, valueWith } from "../preview/picture-place.ts";
import { Preview } from "../preview/preview.tsx";
import { useSession } from "../session-context.ts";
import { placeOfTarget } from "../view/place-of-target.ts";
import { usePagesCommands } from "./commands/commands-context.ts";
import { InsertMenu } from "./late-dialogs.ts";

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
  const picture = useNewPicture();
  useFilePaste((files) => {
    const { selection, history } = session.store.getState();
    const { page: owner, block, field } = selection;
    if (owner === undefined || block === undefined || field === undefined) return;
    const place = picturePlace(
      {
        page: owner,
        block: { page: owner, block },
        origin: { in: "block", path: field },
        names: [...session.content.media.keys()],
      },
      currentSite(history),
    );
    // In a text, a picture is pasted where the caret is.
    const isWhole = !("refusal" in place) && valueWith(place, "", currentSite(history)) === "";
    if (isWhole) picture.take(place, files);
  });
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
        onPicture={picture.take}
        frameRef={frameRef}
      />
      {picture.dialog}
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
