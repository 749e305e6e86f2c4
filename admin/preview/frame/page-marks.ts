import type { ComposedBlock } from "../compose/composed-page.ts";
import { createSourceMap, type SourceMap } from "../source-map/source-map.ts";

const sourceMaps = new WeakMap<ComposedBlock, SourceMap>();

/** Created on demand; undefined for a placeholder. */
export function sourceMapOfBlock(block: ComposedBlock): SourceMap | undefined {
  const known = sourceMaps.get(block);
  const made = known ? undefined : block.marked?.();
  const sourceMap = known ?? (made && createSourceMap(made.html, made.marks));
  if (sourceMap) sourceMaps.set(block, sourceMap);
  return sourceMap;
}
