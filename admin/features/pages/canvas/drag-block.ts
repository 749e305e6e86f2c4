import type { BlockAddress } from "../../../../editing/document/edit.ts";
import type { Frame } from "../../../preview/frame/open-frame.ts";
import { blockBoxes, type Gap, nearestGap } from "./watch-gaps.ts";

type PageFrame = Pick<Frame, "window" | "blocks" | "elementOf">;

interface BlockDrag {
  readonly frame: PageFrame;
  readonly block: BlockAddress;
  /** It is dragged, and would fall at another border; at none where it stands already. */
  onDrag(gap: Gap | undefined): void;
  onEnd(gap: Gap | undefined): void;
}

/** How far the pointer moves before it drags, in pixels of the editor. */
const thresholdPx = 4;
/** How near to the upper and lower end of the room the page is scrolled, in pixels of the editor. */
const edgePx = 72;
const fastestPx = 18;

export function scrollAt(y: number, height: number): number {
  const reach = Math.min(edgePx, height / 4);
  const past = y < reach ? y - reach : Math.max(0, y - (height - reach));
  return Math.round(fastestPx * Math.max(-1, Math.min(1, past / reach)));
}

/**
 * Drags a block by a handle that the pointer was pressed on, until the pointer is let go or Escape is pressed. The handle
 * has the pointer meanwhile: over the page it would be the frame's, which knows nothing of a drag that began outside.
 */
export function dragBlock(handle: HTMLElement, pressed: PointerEvent, drag: BlockDrag): void {
  const { window: inside } = drag.frame;
  const ending = new AbortController();
  const options = { signal: ending.signal };
  const { scrollY } = inside;
  let { clientY } = pressed;
  let gap: Gap | undefined;
  let isDragging = false;

  const follow = () => {
    const room = inside.frameElement?.getBoundingClientRect();
    if (!room?.height) return;
    const scale = inside.innerHeight / room.height;
    if (!isDragging) foldBlocks(drag, (clientY - room.top) * scale);
    const by = scrollAt(clientY - room.top, room.height);
    if (by !== 0) inside.scrollBy({ top: by, behavior: "instant" });
    const found = nearestGap((clientY - room.top) * scale, blockBoxes(drag.frame));
    const next = found && isOwnPlace(found, drag) ? undefined : found;
    if (isDragging && next?.before === gap?.before && next?.block.block === gap?.block.block) return;
    isDragging = true;
    gap = next;
    drag.onDrag(gap);
  };
  const end = (dropped: Gap | undefined) => {
    if (ending.signal.aborted) return;
    ending.abort();
    if (!isDragging) return;
    inside.document.documentElement.removeAttribute("data-folded");
    if (!dropped) inside.scrollTo({ top: scrollY, behavior: "instant" });
    drag.onEnd(dropped);
  };
  const step = () => {
    if (ending.signal.aborted) return;
    if (!handle.isConnected) return end(undefined);
    if (isDragging || Math.abs(clientY - pressed.clientY) > thresholdPx) follow();
    requestAnimationFrame(step);
  };

  handle.setPointerCapture(pressed.pointerId);
  handle.addEventListener(
    "pointermove",
    (event) => {
      ({ clientY } = event);
    },
    options,
  );
  handle.addEventListener(
    "pointerup",
    (event) => {
      ({ clientY } = event);
      if (isDragging) follow();
      end(gap);
    },
    options,
  );
  handle.addEventListener("lostpointercapture", () => end(undefined), options);
  handle.ownerDocument.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      end(undefined);
    },
    { ...options, capture: true },
  );
  requestAnimationFrame(step);
}

function foldBlocks({ frame, block }: BlockDrag, y: number): void {
  const { window: inside } = frame;
  inside.document.documentElement.setAttribute("data-folded", "");
  const box = frame.elementOf(block)?.getBoundingClientRect();
  if (box) inside.scrollBy({ top: box.top + box.height / 2 - y, behavior: "instant" });
}

/** Whether a block would stand there where it is. */
function isOwnPlace({ before }: Gap, { frame, block }: BlockDrag): boolean {
  const ids = frame.blocks().map((placed) => placed.block);
  return before === block.block || before === ids[ids.indexOf(block.block) + 1];
}
