import type { BlockAddress } from "../../../../editing/document/edit.ts";
import type { Frame } from "../../../preview/frame/open-frame.ts";

/** A border between blocks, where one can be inserted. */
export interface Gap {
  /** The block that has this border. */
  readonly block: BlockAddress;
  readonly edge: "top" | "bottom";
  /** The id of the block that would follow; undefined at the end of the page. */
  readonly before: string | undefined;
}

interface Box {
  readonly block: BlockAddress;
  readonly top: number;
  readonly bottom: number;
}

/** How near to a border the pointer is on it, in pixels of the page. */
const reachPx = 20;

export function gapAt(y: number, boxes: readonly Box[]): Gap | undefined {
  const under = boxes.find(({ top }) => Math.abs(y - top) <= reachPx);
  if (under) return { block: under.block, edge: "top", before: under.block.block };
  const last = boxes.at(-1);
  if (!last || Math.abs(y - last.bottom) > reachPx) return undefined;
  return { block: last.block, edge: "bottom", before: undefined };
}

export function nearestGap(y: number, boxes: readonly Box[]): Gap | undefined {
  const under = boxes.find(({ top, bottom }) => y < (top + bottom) / 2);
  if (under) return { block: under.block, edge: "top", before: under.block.block };
  const last = boxes.at(-1);
  return last && { block: last.block, edge: "bottom", before: undefined };
}

/** Where the blocks of the page are that take up room, in pixels of its frame. */
export function blockBoxes({ blocks, elementOf }: Pick<Frame, "blocks" | "elementOf">): readonly Box[] {
  return blocks().flatMap((block) => {
    const { top, bottom } = elementOf(block)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return bottom > top ? { block, top, bottom } : [];
  });
}

export function watchGaps(
  frame: Pick<Frame, "window" | "blocks" | "elementOf">,
  onGap: (gap: Gap | undefined) => void,
): () => void {
  const { document } = frame.window;
  let known: Gap | undefined;
  const follow = (event: PointerEvent) => {
    // A finger points where it touches only; the chosen block has its own borders for it.
    if (event.pointerType === "touch") return;
    const gap = gapAt(event.clientY, blockBoxes(frame));
    if (gap?.block.block === known?.block.block && gap?.edge === known?.edge) return;
    known = gap;
    onGap(gap);
  };
  document.addEventListener("pointermove", follow, { passive: true });
  return () => document.removeEventListener("pointermove", follow);
}
