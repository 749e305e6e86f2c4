/** Where a tile stands. */
export interface TilePlace {
  readonly left: number;
  readonly top: number;
}

/** The tile that an arrow key leads to from another one, by their places; the same one where there is none. */
export function nextInGrid(tiles: readonly TilePlace[], index: number, key: string): number {
  const last = tiles.length - 1;
  const from = tiles[index];
  if (!from) return index;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowLeft") return Math.max(0, index - 1);
  if (key === "ArrowRight") return Math.min(last, index + 1);
  if (key !== "ArrowUp" && key !== "ArrowDown") return index;
  const down = key === "ArrowDown";
  const beyond = tiles.filter(({ top }) => (down ? top > from.top : top < from.top)).map(({ top }) => top);
  if (beyond.length === 0) return index;
  const row = down ? Math.min(...beyond) : Math.max(...beyond);
  const distance = (at: number) => Math.abs((tiles[at]?.left ?? 0) - from.left);
  const inRow = tiles.flatMap(({ top }, at) => (top === row ? [at] : []));
  return inRow.reduce((best, at) => (distance(at) < distance(best) ? at : best), inRow[0] ?? index);
}
