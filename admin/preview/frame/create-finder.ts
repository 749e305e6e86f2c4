import type { BlockAddress } from "../../../editing/document/edit.ts";
import { type ComposedBlock, type ComposedPage, composedBlocks } from "../compose/composed-page.ts";
import { elementOfItem } from "../source-map/element-of-item.ts";
import type { FieldSource } from "../source-map/field-source.ts";
import {
  createSourceMap,
  elementOf,
  fieldSourceOf,
  isWholeText,
  quotingField,
  type SourceMap,
  spanOfText,
  type TextPoint,
  type TextSpan,
} from "../source-map/source-map.ts";
import type { FrameActions, FrameSelection } from "./frame-actions.ts";
import type { PageView } from "./page-view.ts";

interface FinderOptions {
  readonly view: PageView;
  readonly actions: Pick<FrameActions, "fieldShowing" | "fieldSourceOf">;
  page(): ComposedPage | undefined;
}

interface Found {
  readonly block: BlockAddress | undefined;
  readonly fieldSource: FieldSource | undefined;
}

export function createFinder({ view, actions, page }: FinderOptions) {
  const find = (element: Element, point?: TextPoint): Found => {
    const around = view.blockAround(element);
    const sourceMap = around && sourceMapOfBlock(around.block);
    const fieldSource = sourceMap && fieldSourceOf(element, around.element, sourceMap, point);
    const block = around && { page: around.block.page, block: around.block.block };
    if (!block || !sourceMap || (fieldSource?.in !== "site" && fieldSource?.in !== "page"))
      return { block, fieldSource };
    // What a field takes from the settings is edited in that field.
    const field = actions.fieldShowing(block, fieldSource);
    if (field) return { block, fieldSource: { in: "block", path: field } as const };
    return { block, fieldSource: (point && quotingField(point, around.element, sourceMap)) ?? fieldSource };
  };
  const shownBy = (block: BlockAddress) => {
    const live = view.elementOf(block);
    const around = live && view.blockAround(live);
    const sourceMap = around && sourceMapOfBlock(around.block);
    return live && sourceMap ? { live, sourceMap } : undefined;
  };
  const locateIn = (block: BlockAddress, fieldSource: FieldSource): Element | undefined => {
    const shown = shownBy(block);
    return shown && elementOf(fieldSource, shown.live, shown.sourceMap);
  };
  const everywhere = (at: (block: BlockAddress) => Element | undefined): Element[] => {
    const shown = page();
    return shown ? composedBlocks(shown).flatMap((block) => at(block) ?? []) : [];
  };
  const locate = ({ block, fieldSource }: FrameSelection): Element | undefined => {
    if (!fieldSource) return undefined;
    if (fieldSource.in === "block") {
      if (block === undefined) return undefined;
      const written = actions.fieldSourceOf(block, fieldSource.path);
      return locateIn(block, fieldSource) ?? (written && locateIn(block, written));
    }
    const found = everywhere((at) => locateIn(at, fieldSource));
    // A title is in breadcrumbs too, but its heading is the main one.
    return found.find((element) => element.closest("h1")) ?? found[0];
  };
  const itemAround = ({ block, fieldSource }: FrameSelection): Element | undefined => {
    if (!fieldSource) return undefined;
    const itemIn = (at: BlockAddress) => {
      const shown = shownBy(at);
      return shown && elementOfItem(fieldSource, shown.live, shown.sourceMap);
    };
    if (fieldSource.in === "block") return block && itemIn(block);
    return everywhere(itemIn)[0];
  };
  const isWhole = (element: Element, block: BlockAddress, fieldSource: FieldSource): boolean => {
    const shown = shownBy(block);
    return shown !== undefined && isWholeText(element, fieldSource, shown.live, shown.sourceMap);
  };
  const spanOf = (block: BlockAddress, fieldSource: FieldSource): TextSpan | undefined => {
    const shown = shownBy(block);
    return shown && spanOfText(fieldSource, shown.live, shown.sourceMap);
  };
  return { find, locate, itemAround, isWhole, spanOf };
}

export type Finder = ReturnType<typeof createFinder>;

const sourceMaps = new WeakMap<ComposedBlock, SourceMap>();

/** Created on demand; undefined for a placeholder. */
export function sourceMapOfBlock(block: ComposedBlock): SourceMap | undefined {
  const known = sourceMaps.get(block);
  const made = known ? undefined : block.marked?.();
  const sourceMap = known ?? (made && createSourceMap(made.html, made.marks));
  if (sourceMap) sourceMaps.set(block, sourceMap);
  return sourceMap;
}
