import type { PageDocument, SiteDocument } from "../../../../editing/document/site-document.ts";
import { PositionDialog } from "../../../ui/position-dialog.tsx";
import { usePagesCommands } from "../commands/commands-context.ts";
import { severalMessages } from "../commands/several-messages.ts";
import type { BlockDialog } from "./block-dialog.ts";
import { OtherPageDialog } from "./other-page-dialog.tsx";

interface SeveralDialogProps {
  readonly what: Exclude<BlockDialog, "pattern">;
  readonly page: PageDocument;
  readonly blocks: readonly string[];
  readonly document: SiteDocument;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function SeveralDialog({ what, page, blocks, document, onDone, onClose }: SeveralDialogProps) {
  const { withSeveral } = usePagesCommands();
  const words = severalMessages();
  const number = blocks.length;
  const several = { page: page.id, blocks };
  if (what === "position") {
    return (
      <PositionDialog
        title={words.blocks({ number })}
        position={page.blocks.findIndex(({ id }) => id === blocks[0]) + 1}
        count={page.blocks.length - number + 1}
        onMove={(position) => {
          onDone();
          withSeveral((commands) => commands.moveToPosition(several, position));
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <OtherPageDialog
      title={words[what === "move" ? "moveTo" : "copyTo"]({ number })}
      from={page}
      document={document}
      onChoose={(target) => {
        onDone();
        withSeveral((commands) => commands[what === "move" ? "moveToPage" : "copyToPage"](several, target));
      }}
      onClose={onClose}
    />
  );
}
