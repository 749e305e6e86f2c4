import { useState } from "react";
import { messages } from "../../../editing/messages/messages.ts";
import { useMedia, useOpenedSite } from "../../site/opened-site.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { Focus } from "../../ui/icons/icons.ts";
import { FocusDialog } from "./focus-dialog.tsx";

export function FocusButton({ name }: { readonly name: string }) {
  const { content } = useOpenedSite();
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const isThere = useMedia((state) => state.media.has(name));
  const [open, setOpen] = useState(false);
  if (readOnly || !content.pictureStorage || !isThere) return null;
  return (
    <>
      <Button icon={<Focus size={16} />} onClick={() => setOpen(true)}>
        {messages.pictures.focus.choose}
      </Button>
      {open && <FocusDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
