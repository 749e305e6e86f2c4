import type { Islands } from "../../blocks/islands.ts";

/** Signs that a visitor is about to use something: enough to fetch its code, not yet an action. */
const signs = ["pointerover", "focusin", "touchstart", "keydown"];
/** Actions that are held back until the code is there, then done again. */
const actions = ["click", "submit"];

/** Finds what sleeps on the page and wakes each part when it is time. Nothing else runs before that. */
export function start({ islands, enhancements }: Islands): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-wake]")) {
    const { island = "", enhance = "", wake } = element.dataset;
    const load = async () => {
      const [component, enhancement, hydrate] = await Promise.all([
        islands[island]?.(),
        enhancements[enhance]?.(),
        island && import("./hydrate.tsx"),
      ]);
      enhancement?.default(element);
      if (component && hydrate) await hydrate.default(element, component.default);
    };
    if (wake === "interaction") onInteraction(element, load);
    else if (wake === "visible") onVisible(element, load);
    else if (wake === "call") onCall(island || enhance, load);
    else if (wake === "idle" && "requestIdleCallback" in window) requestIdleCallback(() => load());
    else void load();
  }
  // The menu is a popover, which a page kept in the browser's memory would come back with.
  addEventListener("pagehide", () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover());
}

function onInteraction(element: HTMLElement, load: () => Promise<void>): void {
  let waking: Promise<void> | undefined;
  let held: { type: string; target: HTMLElement; submitter: HTMLElement | null } | undefined;
  const wake = () => {
    waking ??= load()
      // Without the code the page works as it would without scripts.
      .catch(() => undefined)
      .then(() => {
        for (const type of signs) element.removeEventListener(type, wake);
        for (const type of actions) element.removeEventListener(type, hold, true);
        const { type, target, submitter } = held ?? {};
        if (type === "submit") (target as HTMLFormElement).requestSubmit(submitter);
        else target?.click();
      });
  };
  const hold = (event: Event) => {
    const { type, target } = event;
    const pressed = event as MouseEvent;
    const control = (target as HTMLElement).closest<HTMLElement>(type === "submit" ? "form" : "a, button");
    // A click that opens a new tab, or submits (which is held itself), goes its own way.
    if (!control || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey || pressed.altKey) return;
    if (type === "click" && (control as HTMLButtonElement).form) return;
    event.preventDefault();
    event.stopPropagation();
    held = { type, target: control, submitter: (event as SubmitEvent).submitter ?? null };
    wake();
  };
  for (const type of signs) element.addEventListener(type, wake, { passive: true });
  for (const type of actions) element.addEventListener(type, hold, true);
}

function onVisible(element: HTMLElement, load: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}

function onCall(name: string, load: () => Promise<void>): void {
  const answer = (event: Event) => {
    if ((event as CustomEvent<string>).detail !== name) return;
    document.removeEventListener("blockwork:wake", answer);
    void load();
  };
  document.addEventListener("blockwork:wake", answer);
}
