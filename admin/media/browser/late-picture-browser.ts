import { lazy } from "../../ui/lazy.tsx";

/** The pictures to choose from, within a dialog; loaded when it is wanted. */
export const LatePictureBrowser = lazy(
  async () => (await import("./picture-browser.tsx")).PictureBrowser,
  "piece",
);
