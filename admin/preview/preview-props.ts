import type { ReactNode, RefObject } from "react";
import type { BlockAddress, ValuePath } from "../document/edit.ts";
import type { WritingRequest } from "./frame/frame-actions.ts";
import type { Frame } from "./frame/open-frame.ts";
import type { PicturePlace } from "./picture-place.ts";
import type { FieldSource } from "./source-map/field-source.ts";

/** Where the preview leads that is not on the page which it shows. */
export type PreviewTarget =
  | { readonly kind: "page"; readonly page: string }
  | { readonly kind: "setting"; readonly field: ValuePath }
  | {
      readonly kind: "entry";
      readonly collection: string;
      readonly entry: string;
      readonly field: ValuePath;
    };

export interface PreviewProps {
  /** The id of the page that is shown. */
  readonly page: string;
  /** The entry that the page is shown for, where it is not for the preview to choose. */
  readonly entryId?: string;
  /** What has the focus in a form that is none of the page's own; the same object as long as it is the same. */
  readonly focused?: FieldSource | undefined;
  /** Somebody pointed at a block, or at the text or picture of a field of it, which wants the focus. */
  readonly onSelect: (block: BlockAddress, field: ValuePath | undefined) => void;
  readonly onOpen: (target: PreviewTarget) => void;
  readonly onAddBlock: () => void;
  /** Whether a text that is written in the settings leads there at once, and not to the field that shows it. */
  readonly leadsToSettings?: boolean;
  /** Somebody dropped files on a picture of the page. Without it, none are taken. */
  readonly onPicture?: (place: PicturePlace, files: readonly File[]) => void;
  /** Somebody wants to write in a Markdown text of the page. */
  readonly onWrite?: (request: WritingRequest) => void;
  /** Is given the open frame, for what is done by the keyboard. */
  readonly frameRef?: RefObject<Frame | undefined>;
  /** Called with the frame once the page is in it, with the same function each time. */
  readonly onReady?: (frame: Frame) => void;
  /** Stands over the page, in the room that it is shown in, but while somebody types there. */
  readonly overlay?: ReactNode;
  /** Whether the page has its full size, as long as no width was chosen. */
  readonly isWhole?: boolean;
  /** At the start of its bar, such as what can be done with the page. */
  readonly tools?: ReactNode;
}
