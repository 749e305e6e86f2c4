import type { ReactNode, RefObject } from "react";
import type { BlockAddress, ValuePath } from "../../editing/document/edit.ts";
import type { WritingRequest } from "./frame/frame-actions.ts";
import type { Frame } from "./frame/open-frame.ts";
import type { PictureTarget } from "./picture-target.ts";
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

export interface PreviewProps {
  readonly page: string;
  /** Overrides the entry that the preview would choose. */
  readonly entryId?: string;
  /** What is focused in another form; the same object as long as it is the same. */
  readonly focused?: FieldSource | undefined;
  readonly onSelect: (block: BlockAddress, field: ValuePath | undefined) => void;
  readonly onOpen: (target: PreviewTarget) => void;
  readonly onAddBlock: () => void;
  /** Whether a text of the settings is edited there, and not in the field that shows it. */
  readonly leadsToSettings?: boolean;
  /** Without it, files can't be dropped. */
  readonly onPicture?: (place: PictureTarget, files: readonly File[]) => void;
  readonly onWrite?: (request: WritingRequest) => void;
  readonly frameRef?: RefObject<Frame | undefined>;
  /** Must be stable. */
  readonly onReady?: (frame: Frame) => void;
  readonly overlay?: ReactNode;
  readonly isWhole?: boolean;
  readonly tools?: ReactNode;
}
