import type { Command } from "prosemirror-state";
import { LinkDialog } from "../fields/link/lazy-link-dialog.ts";
import { DetailPicker } from "../fields/text/lazy-detail-picker.ts";
import { LatePictureBrowser } from "../media/browser/late-picture-browser.ts";
import { messages } from "../messages/messages.ts";
import { Dialog } from "../ui/dialog.tsx";
import { detailCommand, linkCommand, pictureCommand } from "./writing-commands.ts";
import type { AskingTool } from "./writing-tools.tsx";

interface AskFirstProps {
  readonly kind: AskingTool;
  /** The words that are selected. */
  readonly words: string;
  /** Called with what puts the answer into the text. */
  readonly onAnswer: (command: Command) => void;
  readonly onClose: () => void;
}

/** Asks what a link leads to, which picture, or which detail of the site is to stand in a text. */
export function AskFirst({ kind, words, onAnswer, onClose }: AskFirstProps) {
  if (kind === "link")
    return <LinkDialog words={words} onClose={onClose} onLink={(link) => onAnswer(linkCommand(link))} />;
  if (kind === "detail")
    return <DetailPicker onClose={onClose} onChoose={({ token }) => onAnswer(detailCommand(token))} />;
  return (
    <Dialog title={messages.form.choosePicture} shape="gallery" onClose={onClose}>
      <LatePictureBrowser onChoose={(name) => onAnswer(pictureCommand(name))} />
    </Dialog>
  );
}
