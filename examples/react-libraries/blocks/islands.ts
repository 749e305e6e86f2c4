import type { Islands } from "blockwork";

export const islands: Islands["islands"] = {
  "date-range": () => import("./date-range/island.tsx"),
  "embla-carousel": () => import("./embla-carousel/island.tsx"),
  "headless-listbox": () => import("./headless-listbox/island.tsx"),
  "hook-form": () => import("./hook-form/island.tsx"),
  "leaflet-map": () => import("./leaflet-map/island.tsx"),
  "line-chart": () => import("./line-chart/island.tsx"),
  "motion-list": () => import("./motion-list/island.tsx"),
  "radix-dialog": () => import("./radix-dialog/island.tsx"),
  "sortable-table": () => import("./sortable-table/island.tsx"),
  "swiper-slides": () => import("./swiper-slides/island.tsx"),
  "zustand-cart": () => import("./zustand-cart/island.tsx"),
  "zustand-total": () => import("./zustand-cart/total.tsx"),
};
