import type { BlockAddress, ValuePath } from "../../document/edit.ts";
import type { TextPiece } from "../../labels/tokens/token-meaning.ts";
import type { ComposedBlock } from "../compose/composed-page.ts";
import type { FieldSource } from "../source-map/field-source.ts";

/** What somebody pointed at on the page. */
export interface Pointed {
  readonly block: BlockAddress | undefined;
  readonly fieldSource: FieldSource | undefined;
  /** Where the link leads that was pointed at, if it was one. */
  readonly href: string | undefined;
}

/** A picture that somebody points at. */
export interface PointedPicture extends Omit<Pointed, "href"> {
  /** Its address, as the page has it. */
  readonly src: string;
}

/** A text that is to be typed in, or why it may not be. */
export type Typeable =
  | {
      /** Its line ends are all "\n". */
      readonly text: string;
      /** Whether it may have several lines. */
      readonly isLong?: boolean;
      /** Where it is written, if that is not the field itself. */
      readonly fieldSource?: FieldSource;
    }
  /** Markdown, which has a place to write of its own. */
  | { readonly markdown: true }
  | { readonly editError: string };

/** A Markdown text that somebody wants to write in, where it stands on the page. */
export interface WritingRequest extends FrameSelection {
  /** Where the caret is wanted on the page, in pixels; at the end of the text if it is not said. */
  readonly at?: { readonly left: number; readonly top: number } | undefined;
  /** Called after a key has ended it. */
  readonly onLeave?: (() => void) | undefined;
}

/** What the frame tells the editor, and asks it. */
export interface FrameActions {
  onPoint(pointed: Pointed): void;
  onFollow(href: string): void;
  onType(block: BlockAddress, path: ValuePath, text: string): void;
  /** Somebody types in a line, in several lines, writes in a text that was lent, or does not any more. */
  onTyping(typing: "line" | "lines" | "text" | undefined): void;
  onWrite(request: WritingRequest): void;
  onEditError(sentence: string): void;
  /** A key that was pressed on the page and that the page does nothing with. True if the editor did something. */
  onKey(event: KeyboardEvent): boolean;
  /** The same for copy, cut and paste, where no text of the page is selected. */
  onClipboard(event: ClipboardEvent): boolean;
  /** Files are over a picture, or over nothing that shows one. Gives whether they can be dropped there. */
  onDragPicture(picture: PointedPicture | undefined): boolean;
  onDropPicture(picture: PointedPicture | undefined, files: readonly File[]): void;
  nameOf(block: ComposedBlock): string;
  /** Where a picture is found that the page asks for at an address. */
  pictureAt(address: string): string;
  /** The field of a block that shows what is written elsewhere, if one does. */
  fieldShowing(block: BlockAddress, fieldSource: FieldSource): ValuePath | undefined;
  /** Where the text of a field is written, if that is elsewhere. */
  fieldSourceOf(block: BlockAddress, path: ValuePath): FieldSource | undefined;
  /** A text with what its tokens stand for. */
  piecesOf(text: string): readonly TextPiece[];
  /** Whether the text of a field may be typed on the page, as it is in the document now. */
  typeable(block: BlockAddress, path: ValuePath): Typeable;
}

/** What is being worked on, as far as the page shows it. */
export interface FrameSelection {
  readonly block: BlockAddress | undefined;
  /** The text or picture of a field; it may be the block's own, the site's or an entry's. */
  readonly fieldSource: FieldSource | undefined;
}

/** What the root elements of a page say. */
export interface PageRoot {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** Of the body. */
  readonly attributes: Readonly<Record<string, string>>;
}
