import { useState } from "react";
import type { PictureFocus } from "../../../schema/picture-focus.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { messages } from "../../messages/messages.ts";
import { useMedia, useSession } from "../../session-context.ts";
import { focusInDraft } from "../pictures-in-draft.ts";
import { CropViews } from "./crop-views.tsx";
import { isMiddle, middle } from "./focal-point.ts";
import { FocusPicker } from "./focus-picker.tsx";

interface FocusDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks which point of a picture stays in view where it is cropped, and shows what comes of it. */
export function FocusDialog({ name, onClose }: FocusDialogProps) {
  const words = messages.pictures.focus;
  const { store } = useSession();
  const before = useMedia((state) => state.media.get(name)?.focus) ?? middle;
  const [focus, setFocus] = useState<PictureFocus>(before);
  const keep = () => {
    focusInDraft(store, name, isMiddle(focus) ? undefined : focus);
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      shape="gallery"
      onClose={onClose}
      actions={
        <>
          <Button tone="plain" disabled={isMiddle(focus)} onClick={() => setFocus(middle)}>
            {words.toMiddle}
          </Button>
          <Button onClick={onClose}>{messages.form.cancel}</Button>
          <Button tone="primary" onClick={keep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className="focus">
        <FocusPicker name={name} focus={focus} onFocus={setFocus} />
        <CropViews name={name} focus={focus} />
      </div>
    </Dialog>
  );
}
