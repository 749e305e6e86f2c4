import { lazy } from "../../ui/lazy.tsx";

export const LazyPictureBrowser = lazy(
  async () => (await import("./picture-browser.tsx")).PictureBrowser,
  "piece",
);
