import type { Islands } from "blockwork";

export const islands: Islands["islands"] = {};

export const enhancements: Islands["enhancements"] = {
  "docs-nav": () => import("./docs-nav/enhance.ts"),
  guide: () => import("./guide/enhance.ts"),
};
