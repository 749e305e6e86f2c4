import { type ReactNode, useState } from "react";
import type { PageDocument } from "../../../document/site-document.ts";
import { messages } from "../../../messages/messages.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { lazy } from "../../../ui/lazy.tsx";
import type { BlockCommands } from "../commands/block-commands.ts";

const InsertMenu = lazy(
  async () => (await import("../../../fields/insert/insert-menu.tsx")).InsertMenu,
  "dialog",
);
const MoveToPageDialog = lazy(
  async () => (await import("./move-to-page-dialog.tsx")).MoveToPageDialog,
  "dialog",
);

interface DialogOptions {
  readonly page: PageDocument;
  readonly commands: BlockCommands;
  readonly onLeave: (from: string | undefined) => void;
}

type Asked =
  | { readonly what: "insert"; readonly before: string | undefined; readonly from: string | undefined }
  | { readonly what: "move"; readonly from: string };

export function useBlockDialogs({ page, commands, onLeave }: DialogOptions): {
  readonly askInsert: (before: string | undefined, from?: string) => void;
  readonly askMove: (block: string) => void;
  readonly dialogs: ReactNode;
} {
  const document = useEditor((state) => state.document);
  const [asked, setAsked] = useState<Asked>();
  const close = () => {
    setAsked(undefined);
    onLeave(asked?.from);
  };
  const moved = asked?.what === "move" ? { page: page.id, block: asked.from } : undefined;
  return {
    askInsert: (before, from) => setAsked({ what: "insert", before, from }),
    askMove: (block) => setAsked({ what: "move", from: block }),
    dialogs: (
      <>
        {asked?.what === "insert" && (
          <InsertMenu
            page={page}
            onChoose={(block) => {
              setAsked(undefined);
              commands.insert(page.id, block, asked.before);
            }}
            onClose={close}
          />
        )}
        {moved && (
          <MoveToPageDialog
            name={commands.nameOf(moved) ?? messages.pages.outline.theBlock}
            from={page}
            document={document}
            onChoose={(target) => {
              setAsked(undefined);
              commands.moveToPage(moved, target);
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
