import { isVisible } from "./focus-when-visible.ts";

const focusable =
  "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1']), [contenteditable=true]";

/** The first of these that is there and can be used is taken: where somebody was in a list or a bar, then any. */
const preferred = ["[aria-current]:not([aria-current=false])", "[tabindex='0']", ""];

/**
 * Keeps the focus near where it was when the focused element goes, or can't be used any more, so that no action leaves
 * it on the body. A press beside everything still takes it away.
 */
export function preserveFocus(document: Document): () => void {
  let path: readonly Element[] = [];
  const stopped = new AbortController();
  const { signal } = stopped;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const restore = () => {
    if (!isLost() || path.length === 0) return;
    const [focused] = path;
    if (focused && isUsable(focused)) path = [];
    else findIn(path)?.focus({ preventScroll: true });
  };
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(restore));
  document.addEventListener("focusin", ({ target }) => (path = ancestors(target)), { signal });
  document.addEventListener("focusout", ({ relatedTarget }) => relatedTarget === null && soon(), { signal });
  const observer = new MutationObserver(() => isLost() && path.length > 0 && soon());
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true },
    attributeFilter: ["disabled", "hidden", "inert", "open", "class"],
  });
  return () => {
    stopped.abort();
    observer.disconnect();
  };
}

function ancestors(target: EventTarget | null): readonly Element[] {
  const found: Element[] = [];
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) found.push(at);
  return found;
}

function isUsable(element: Element): boolean {
  return element.isConnected && isVisible(element) && !element.matches(":disabled, :disabled *, [inert] *");
}

function findIn(path: readonly Element[]): HTMLElement | undefined {
  for (const around of path.slice(1)) {
    if (!around.isConnected || around.matches("[role=status]")) continue;
    const inside = [...around.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) => isUsable(element) && !element.matches("iframe, [type=hidden], [role=status] *"),
    );
    for (const selector of preferred) {
      const found = inside.find((element) => selector === "" || element.matches(selector));
      if (found) return found;
    }
  }
  return undefined;
}
