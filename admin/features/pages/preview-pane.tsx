import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { currentSite } from "../../document/current-site.ts";
import type { PageDocument } from "../../document/site-document.ts";
import type { Frame } from "../../preview/frame/open-frame.ts";
import { LatePreview } from "../../preview/late-preview.tsx";
import { useNewPicture } from "../../preview/new-picture/use-new-picture.tsx";
import { picturePlace, valueWith } from "../../preview/picture-place.ts";
import { placeOfTarget } from "../../preview/place-of-target.ts";
import { useEditorDocument } from "../../sync/store/editor-document.ts";
import { focusWhenVisible } from "../../ui/focus-when-visible.ts";
import { lazy } from "../../ui/lazy.tsx";
import { useFilePaste } from "../../ui/use-file-drop.ts";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useWorkspace } from "../../workspace/workspace.ts";
import { useBlockWriting } from "../../writing/use-block-writing.tsx";
import { useBlockDialogs } from "./block-actions/use-block-dialogs.tsx";
import { usePagesCommands } from "./commands/commands-context.ts";

const Canvas = lazy(async () => (await import("./canvas/canvas.tsx")).Canvas, "note");

interface PreviewPaneProps {
  readonly page: PageDocument;
  readonly frameRef: RefObject<Frame | undefined>;
  readonly onFrame: () => void;
  readonly isWhole: boolean;
  readonly tools: ReactNode;
}

export function PreviewPane({ page, frameRef, onFrame, isWhole, tools }: PreviewPaneProps) {
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const { view } = useWorkspace();
  const commands = usePagesCommands();
  const [ready, setReady] = useState<Frame>();
  const tellFrame = useEffectEvent(onFrame);
  useEffect(() => {
    if (ready) tellFrame();
  }, [ready]);
  const { askInsert, dialogs } = useBlockDialogs({
    page,
    commands: commands.onPage.block,
    onLeave: () => focusWhenVisible(() => document.querySelector<HTMLElement>(".preview-empty button")),
  });
  const writing = useBlockWriting(ready, page.id);
  const { go } = view.getState();
  const picture = useNewPicture();
  useFilePaste((files) => {
    const { selection, history } = store.getState();
    const { page: owner, block, field } = selection;
    if (owner === undefined || block === undefined || field === undefined) return;
    const place = picturePlace(
      {
        page: owner,
        block: { page: owner, block },
        fieldSource: { in: "block", path: field },
        names: [...content.media.keys()],
      },
      currentSite(history),
    );
    // In a text, a picture is pasted where the caret is.
    const isWhole = !("editError" in place) && valueWith(place, "", currentSite(history)) === "";
    if (isWhole) picture.take(place, files);
  });
  return (
    <div className="stage" data-writing={writing.place ? "" : undefined}>
      {writing.place}
      <LatePreview
        page={page.id}
        isWhole={isWhole}
        tools={tools}
        onSelect={(address, field) => go({ workspace: "pages", ...address, ...(field && { field }) })}
        onOpen={(target) => {
          const { document } = store.getState();
          go(placeOfTarget(target, { model: content.model, document }));
        }}
        onAddBlock={() => askInsert(undefined)}
        onPicture={picture.take}
        onWrite={writing.write}
        frameRef={frameRef}
        onReady={setReady}
        overlay={ready && !writing.place && <Canvas page={page} frame={ready} onWrite={writing.write} />}
      />
      {picture.dialog}
      {dialogs}
    </div>
  );
}
