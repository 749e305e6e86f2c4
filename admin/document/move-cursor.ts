import type { History } from "./history.ts";

export function moveCursor(history: History, cursor: number): History {
  const kept = Math.min(Math.max(cursor, 0), history.steps.length);
  return kept === history.cursor ? history : { ...history, cursor: kept };
}
