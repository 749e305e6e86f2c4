import { messages } from "../../editing/messages/messages.ts";
import { lazyModule } from "../ui/browser/lazy-module.ts";
import { lazy } from "../ui/lazy.tsx";

const preview = lazyModule(() => import("./preview.tsx"), "idle");

/** Loaded after the first screen, because typing does not need it; until then its place is reserved. */
export const LazyPreview = lazy(preview, "Preview", {
  frame: ({ tools }, content, isLoading) => (
    <section className="preview" aria-label={messages.preview.page} aria-busy={isLoading}>
      <div className="preview-bar">{tools}</div>
      <div className="preview-room">{content}</div>
    </section>
  ),
});
