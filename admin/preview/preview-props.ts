import type { ReactNode, RefObject } from "react";
import type { BlockAddress, ValuePath } from "../../editing/document/edit.ts";
import type { PictureTarget } from "../../editing/document/picture-target.ts";
import type { WritingRequest } from "./frame/frame-actions.ts";
import type { Frame } from "./frame/open-frame.ts";
import type { FieldSource } from "./source-map/field-source.ts";

export type PreviewTarget =
  | { readonly kind: "page"; readonly page: string }
  | { readonly kind: "setting"; readonly field: ValuePath }
  | {
      readonly kind: "entry";
      readonly collection: string;
      readonly entry: string;
      readonly field: ValuePath;
    };

/** What the preview of a page needs. */
export interface PreviewProps {
  /** The id of the page or the frame (`@`, `@NAME`). */
  readonly page: string;
  /** Overrides the entry that the preview would choose. */
  readonly entryId?: string;
  /** What is focused in another form; the same object as long as it is the same. */
  readonly focused?: FieldSource | undefined;
  /** A block, or a field of it, was clicked. */
  readonly onSelect: (block: BlockAddress, field: ValuePath | undefined) => void;
  /** Something was clicked that is edited elsewhere. */
  readonly onOpen: (target: PreviewTarget) => void;
  /** The button on a page without blocks was clicked. */
  readonly onAddBlock: () => void;
  /** Whether a text of the settings is edited there, and not in the field that shows it. */
  readonly leadsToSettings?: boolean;
  /** Without it, files can't be dropped. */
  readonly onPicture?: (place: PictureTarget, files: readonly File[]) => void;
  /** The user wants to write in a Markdown text. Without it, nothing happens. */
  readonly onWrite?: (request: WritingRequest) => void;
  /** Gets the frame as long as it is open. */
  readonly frameRef?: RefObject<Frame | undefined>;
  /** Called once the frame shows a page. Must be stable, or it is called again. */
  readonly onReady?: (frame: Frame) => void;
  /** Rendered over the page, unless somebody is typing on it. */
  readonly overlay?: ReactNode;
  /** Whether the page is as wide as the preview at first, in place of a scaled desktop width. */
  readonly isWhole?: boolean;
  /** Rendered in the preview's toolbar. */
  readonly tools?: ReactNode;
}
