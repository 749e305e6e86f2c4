import type { Islands } from "blockwork";

export const islands: Islands["islands"] = {
  "price-list": () => import("./price-list/island.tsx"),
};
