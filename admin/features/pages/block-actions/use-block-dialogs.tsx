import { type ReactNode, useState } from "react";
import type { PageDocument } from "../../../../editing/document/site-document.ts";
import { messages } from "../../../../editing/messages/messages.ts";
import { InsertMenu } from "../../../fields/insert/lazy-insert-menu.ts";
import { useEditor } from "../../../sync/store/editor-document.ts";
import { lazyModule } from "../../../ui/browser/lazy-module.ts";
import { lazy } from "../../../ui/lazy.tsx";
import type { BlockCommands } from "../commands/block-commands.ts";
import { usePagesCommands } from "../commands/commands-context.ts";
import type { BlockDialog } from "./block-dialog.ts";

const blockDialogs = lazyModule(() => import("./dialogs.ts"), "used");
const OtherPageDialog = lazy(blockDialogs, "OtherPageDialog", "dialog");
const SavePatternDialog = lazy(blockDialogs, "SavePatternDialog", "dialog");
const SeveralDialog = lazy(blockDialogs, "SeveralDialog", "dialog");

interface DialogOptions {
  readonly page: PageDocument;
  readonly commands: BlockCommands;
  readonly onLeave: (from: string | undefined) => void;
}

type Asked =
  | { readonly what: "insert"; readonly before: string | undefined; readonly from: string | undefined }
  | { readonly what: BlockDialog; readonly from: string; readonly blocks: readonly string[] };

export function useBlockDialogs({ page, commands, onLeave }: DialogOptions): {
  readonly askInsert: (before: string | undefined, from?: string) => void;
  readonly ask: (what: BlockDialog, from: string, blocks?: readonly string[]) => void;
  readonly dialogs: ReactNode;
} {
  const { withSeveral } = usePagesCommands();
  const document = useEditor((state) => state.document);
  const [asked, setAsked] = useState<Asked>();
  const leave = () => setAsked(undefined);
  const close = () => {
    leave();
    onLeave(asked?.from);
  };
  return {
    askInsert: (before, from) => setAsked({ what: "insert", before, from }),
    ask: (what, from, blocks = [from]) => setAsked({ what, from, blocks }),
    dialogs: (
      <>
        {asked?.what === "insert" && (
          <InsertMenu
            page={page}
            onChoose={(block) => {
              leave();
              commands.insert(page.id, block, asked.before);
            }}
            onPattern={(pattern) => {
              leave();
              withSeveral((several) => several.insertPattern(page.id, pattern, asked.before));
            }}
            onClose={close}
          />
        )}
        {(asked?.what === "move" || asked?.what === "copy") && asked.blocks.length === 1 && (
          <OtherPageDialog
            title={messages.pages.outline[asked.what === "move" ? "moveTo" : "copyTo"]({
              name: commands.nameOf({ page: page.id, block: asked.from }) ?? messages.pages.outline.theBlock,
            })}
            from={page}
            document={document}
            onChoose={(target) => {
              leave();
              const address = { page: page.id, block: asked.from };
              commands[asked.what === "move" ? "moveToPage" : "copyToPage"](address, target);
            }}
            onClose={close}
          />
        )}
        {asked?.what === "pattern" && <SavePatternDialog page={page} blocks={asked.blocks} onClose={close} />}
        {asked && asked.what !== "insert" && asked.what !== "pattern" && asked.blocks.length > 1 && (
          <SeveralDialog
            what={asked.what}
            page={page}
            blocks={asked.blocks}
            document={document}
            onDone={leave}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
