import type { RenderAssets } from "../../renderer/render/assets.ts";

/** Pages without styles and fonts, whose script is not there. */
export const noAssets: RenderAssets = {
  loader: "loader.js",
  preloadsFor: () => [],
  addressed: (text) => text,
  stylesFor: () => "",
  hash: () => "",
};
