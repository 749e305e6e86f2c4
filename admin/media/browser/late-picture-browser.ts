import { lazy } from "../../ui/lazy.tsx";

export const LatePictureBrowser = lazy(
  async () => (await import("./picture-browser.tsx")).PictureBrowser,
  "piece",
);
