import { messages } from "../../editing/messages/messages.ts";
import { lazy } from "../ui/lazy.tsx";

/** Loaded after the first screen, because typing does not need it; until then its place is reserved. */
export const LazyPreview = lazy(async () => (await import("./preview.tsx")).Preview, {
  frame: ({ tools }, content, isLoading) => (
    <section className="preview" aria-label={messages.preview.page} aria-busy={isLoading}>
      <div className="preview-bar">{tools}</div>
      <div className="preview-room">{content}</div>
    </section>
  ),
});
