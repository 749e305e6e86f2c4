import type { BlockAddress, ValuePath } from "../../../editing/document/edit.ts";
import type { TextPiece } from "../../../editing/labels/tokens/token-meaning.ts";
import type { ComposedBlock } from "../compose/composed-page.ts";
import type { FieldSource } from "../source-map/field-source.ts";

export interface PointedElement {
  readonly block: BlockAddress | undefined;
  readonly fieldSource: FieldSource | undefined;
  readonly href: string | undefined;
}

export interface PointedPicture extends Omit<PointedElement, "href"> {
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

export interface WritingRequest extends FrameSelection {
  /** Where the caret should be, in pixels of the page; by default at the end. */
  readonly at?: { readonly left: number; readonly top: number } | undefined;
  readonly onLeave?: (() => void) | undefined;
}

export interface FrameActions {
  onPoint(pointed: PointedElement): void;
  onFollow(href: string): void;
  onType(block: BlockAddress, path: ValuePath, text: string): void;
  onTyping(typing: "line" | "lines" | "text" | undefined): void;
  onWrite(request: WritingRequest): void;
  onEditError(sentence: string): void;
  onKey(event: KeyboardEvent): boolean;
  onClipboard(event: ClipboardEvent): boolean;
  /** Undefined when the files leave pictures. Returns whether they can be dropped. */
  onDragPicture(picture: PointedPicture | undefined): boolean;
  onDropPicture(picture: PointedPicture | undefined, files: readonly File[]): void;
  nameOf(block: ComposedBlock): string;
  pictureAt(address: string): string;
  fieldShowing(block: BlockAddress, fieldSource: FieldSource): ValuePath | undefined;
  fieldSourceOf(block: BlockAddress, path: ValuePath): FieldSource | undefined;
  piecesOf(text: string): readonly TextPiece[];
  editableText(block: BlockAddress, path: ValuePath): EditableText;
}

export interface FrameSelection {
  readonly block: BlockAddress | undefined;
  readonly fieldSource: FieldSource | undefined;
}

export interface PageRoot {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly attributes: Readonly<Record<string, string>>;
}
