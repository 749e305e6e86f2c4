import type { BlockAddress } from "../../edits/edit.ts";
import { type ComposedPage, composedBlocks } from "../composed-page.ts";
import { elementOfItem } from "../marks/element-of-item.ts";
import {
  elementOf,
  isWholeText,
  originOf,
  quotingField,
  spanOfText,
  type TextPoint,
  type TextSpan,
} from "../marks/marked-twin.ts";
import type { Origin } from "../marks/origin.ts";
import type { FrameActions, FrameSelection } from "./frame-actions.ts";
import { twinOfBlock } from "./page-marks.ts";
import type { PageView } from "./page-view.ts";

interface FinderOptions {
  readonly view: PageView;
  readonly actions: Pick<FrameActions, "fieldShowing" | "originOf">;
  /** The page that is shown. */
  page(): ComposedPage | undefined;
}

/** What was found at an element of the page. */
interface Found {
  readonly block: BlockAddress | undefined;
  readonly origin: Origin | undefined;
}

/** Finds what an element of the page shows, and which element shows something. */
export function createFinder({ view, actions, page }: FinderOptions) {
  const find = (element: Element, point?: TextPoint): Found => {
    const around = view.blockAround(element);
    const twin = around && twinOfBlock(around.block);
    const origin = twin && originOf(element, around.element, twin, point);
    const block = around && { page: around.block.page, block: around.block.block };
    if (!block || !twin || (origin?.in !== "site" && origin?.in !== "page")) return { block, origin };
    // What a field of the block takes from the settings is changed in that field.
    const field = actions.fieldShowing(block, origin);
    if (field) return { block, origin: { in: "block", path: field } as const };
    return { block, origin: (point && quotingField(point, around.element, twin)) ?? origin };
  };
  const shownBy = (block: BlockAddress) => {
    const live = view.elementOf(block);
    const around = live && view.blockAround(live);
    const twin = around && twinOfBlock(around.block);
    return live && twin ? { live, twin } : undefined;
  };
  const locateIn = (block: BlockAddress, origin: Origin): Element | undefined => {
    const shown = shownBy(block);
    return shown && elementOf(origin, shown.live, shown.twin);
  };
  const everywhere = (at: (block: BlockAddress) => Element | undefined): Element[] => {
    const shown = page();
    return shown ? composedBlocks(shown).flatMap((block) => at(block) ?? []) : [];
  };
  const locate = ({ block, origin }: FrameSelection): Element | undefined => {
    if (!origin) return undefined;
    if (origin.in === "block") {
      if (block === undefined) return undefined;
      const written = actions.originOf(block, origin.path);
      return locateIn(block, origin) ?? (written && locateIn(block, written));
    }
    const found = everywhere((at) => locateIn(at, origin));
    // A title stands in a trail of links too, but it is the heading of the page.
    return found.find((element) => element.closest("h1")) ?? found[0];
  };
  /** The element of the list's item that a field is in, or that the origin itself names. */
  const itemAround = ({ block, origin }: FrameSelection): Element | undefined => {
    if (!origin) return undefined;
    const itemIn = (at: BlockAddress) => {
      const shown = shownBy(at);
      return shown && elementOfItem(origin, shown.live, shown.twin);
    };
    if (origin.in === "block") return block && itemIn(block);
    return everywhere(itemIn)[0];
  };
  const isWhole = (element: Element, block: BlockAddress, origin: Origin): boolean => {
    const shown = shownBy(block);
    return shown !== undefined && isWholeText(element, origin, shown.live, shown.twin);
  };
  const spanOf = (block: BlockAddress, origin: Origin): TextSpan | undefined => {
    const shown = shownBy(block);
    return shown && spanOfText(origin, shown.live, shown.twin);
  };
  return { find, locate, itemAround, isWhole, spanOf };
}

export type Finder = ReturnType<typeof createFinder>;
