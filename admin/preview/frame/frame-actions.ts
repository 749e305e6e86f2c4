import type { BlockAddress, ValuePath } from "../../../editing/document/edit.ts";
import type { TextPiece } from "../../../editing/labels/tokens/token-meaning.ts";
import type { ComposedBlock } from "../compose/composed-page.ts";
import type { FieldSource } from "../source-map/field-source.ts";

/** An element of the page that the user has clicked. */
export interface PointedElement {
  /** Undefined outside of blocks. */
  readonly block: BlockAddress | undefined;
  /** Where the text or picture of the element is written; undefined if it has none or several. */
  readonly fieldSource: FieldSource | undefined;
  /** The address of the link around it; undefined if there is none. */
  readonly href: string | undefined;
}

/** A picture on which files are dragged. */
export interface PointedPicture extends Omit<PointedElement, "href"> {
  /** The address of the picture as the page shows it. */
  readonly src: string;
}

export type EditableText =
  | {
      /** Line ends are "\n". */
      readonly text: string;
      readonly isLong?: boolean;
      readonly fieldSource?: FieldSource;
    }
  | { readonly markdown: true }
  | { readonly editError: string };

/** Asks for the text editor of a Markdown text on the page. */
export interface WritingRequest extends FrameSelection {
  /** Where the caret should be, in pixels of the page; by default at the end. */
  readonly at?: { readonly left: number; readonly top: number } | undefined;
  /** Called when the user leaves the text, to move the focus. */
  readonly onLeave?: (() => void) | undefined;
}

/** What the page in the frame reports to the editor, and asks of it. */
export interface FrameActions {
  /** The user has clicked something. */
  onPoint(pointed: PointedElement): void;
  /** The user has clicked a link with Ctrl or Cmd. */
  onFollow(href: string): void;
  /** The user has typed in a text of one or several lines. */
  onType(block: BlockAddress, path: ValuePath, text: string): void;
  /** Typing has begun: in one line, in several lines, or in a Markdown text; undefined when it ends. */
  onTyping(typing: "line" | "lines" | "text" | undefined): void;
  /** The user wants to write in a Markdown text. */
  onWrite(request: WritingRequest): void;
  /** A text can't be typed in, for the reason in the sentence. */
  onEditError(sentence: string): void;
  /** A key was pressed outside of typing. Returns whether the editor has handled it. */
  onKey(event: KeyboardEvent): boolean;
  /** Something was copied, cut or pasted outside of typing. Returns whether the editor has handled it. */
  onClipboard(event: ClipboardEvent): boolean;
  /** Undefined when the files leave pictures. Returns whether they can be dropped. */
  onDragPicture(picture: PointedPicture | undefined): boolean;
  /** Files were dropped; `picture` is undefined if not on a picture. */
  onDropPicture(picture: PointedPicture | undefined, files: readonly File[]): void;
  /** What a block is called. */
  nameOf(block: ComposedBlock): string;
  /** The address at which a published address of a picture can be loaded here. */
  pictureAt(address: string): string;
  /** The field of a block that shows a value of the page or the settings by a token; undefined if none does. */
  fieldShowing(block: BlockAddress, fieldSource: FieldSource): ValuePath | undefined;
  /** Where the value of a field is written, if the field shows it by a token; otherwise undefined. */
  fieldSourceOf(block: BlockAddress, path: ValuePath): FieldSource | undefined;
  /** A text in pieces: words, and tokens with what they print. */
  piecesOf(text: string): readonly TextPiece[];
  /** How the text of a field can be edited on the page, or why it can't. */
  editableText(block: BlockAddress, path: ValuePath): EditableText;
}

/** What is selected on the page. */
export interface FrameSelection {
  /** Undefined if none is. */
  readonly block: BlockAddress | undefined;
  /** The selected text, picture or item; undefined if only the block is selected. */
  readonly fieldSource: FieldSource | undefined;
}

/** The attributes of the page's root elements. */
export interface PageRoot {
  /** A language tag, such as `en-GB`. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** Attributes of the body, by name. */
  readonly attributes: Readonly<Record<string, string>>;
}
