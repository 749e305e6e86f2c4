import type { History } from "./history.ts";
import type { EditedSite } from "./site-document.ts";

export function currentSite({ sites, cursor, base }: History): EditedSite {
  return sites[cursor] ?? base;
}
