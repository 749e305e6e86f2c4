import type { Islands } from "blockwork";

export const islands: Islands["islands"] = {
  "zustand-total": () => import("./zustand-cart/total.tsx"),
};
