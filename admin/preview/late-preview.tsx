import { messages } from "../messages/messages.ts";
import { lazy } from "../ui/lazy.tsx";

/**
 * The live page, whose code comes right behind that of the first screen: it renders the site, and nobody has to wait for
 * it to type. Until then its place is kept, with what stands at the start of its bar.
 */
export const LatePreview = lazy(async () => (await import("./preview.tsx")).Preview, {
  frame: ({ tools }, content, isLoading) => (
    <section className="preview" aria-label={messages.preview.page} aria-busy={isLoading}>
      <div className="preview-bar">{tools}</div>
      <div className="preview-room">{content}</div>
    </section>
  ),
});
