import type { Islands } from "../../blocks/islands.ts";
import { type Load, onInteraction } from "./on-interaction.ts";

const isRestored = performance
  .getEntriesByType("navigation")
  .some((entry) => (entry as PerformanceNavigationTiming).type !== "navigate");

/** Once the browser has restored the fields of the page. */
function onShown(look: () => unknown): void {
  if (document.readyState === "complete") look();
  else addEventListener("pageshow", look, { once: true });
}

export function start({ islands, enhancements }: Islands): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-hydrate-on]")) {
    const { island = "", enhance = "", hydrateOn } = element.dataset;
    const hasFields = () => element.querySelector("input,textarea,select");
    const load: Load = async () => {
      // Most browsers cache a failed module import until the page is closed.
      if (!navigator.onLine) throw new Error("offline");
      const [component, enhancement, hydrate, inputs] = await Promise.all([
        islands[island]?.(),
        enhancements[enhance]?.(),
        island ? import("./hydrate.tsx") : undefined,
        hasFields() ? import("./replay-inputs.ts") : undefined,
      ]).catch((error) => import("./report-error.ts").then((module) => module.default(element, error)));
      return () => {
        // What a script lays over the page would stay within a block that is laid out by itself.
        delete element.closest<HTMLElement>("[data-height]")?.dataset.height;
        const replay = inputs?.default(element);
        enhancement?.default(element);
        if (component && hydrate) return hydrate.default(element, component.default, replay);
        replay?.();
      };
    };
    // Without its code, the page works as without scripts.
    const loadAndRun = () => load().then(run, () => {});
    if (hydrateOn === "call") {
      onCall(island || enhance, load);
      continue;
    }
    // Actions in an island are captured until its code is loaded.
    const isAwaited = hydrateOn === "interaction" || (hydrateOn === "query" && !location.search);
    const activate = island || isAwaited ? onInteraction(element, load) : loadAndRun;
    if (isRestored && hasFields())
      onShown(async () => (await import("./replay-inputs.ts")).hasChangedInputs(element) && activate());
    if (hydrateOn === "visible") onVisible(element, activate);
    else if (hydrateOn === "idle" && "requestIdleCallback" in window)
      requestIdleCallback(activate, { timeout: 2000 });
    else if (!isAwaited) activate();
  }
  closePopovers();
  if (document.body.dataset.redirects) import("./redirect-missing.ts").then((module) => module.default());
}

const run = (activate: () => unknown) => activate();

/** Would otherwise stay open after a link to the same page, and on a page from the back/forward cache. */
function closePopovers(): void {
  document.addEventListener("click", ({ target }) => {
    const link = (target as Partial<Element>).closest?.("a");
    link?.closest<HTMLElement>(":popover-open")?.hidePopover();
  });
  addEventListener("pagehide", () => {
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
  });
}

function onVisible(element: HTMLElement, activate: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      activate();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}

function onCall(name: string, load: Load): void {
  const onActivate = (event: Event) => {
    if ((event as CustomEvent<string>).detail !== name) return;
    document.removeEventListener("blockwork:activate", onActivate);
    // The next event may find the network back.
    load().then(run, () => document.addEventListener("blockwork:activate", onActivate));
  };
  document.addEventListener("blockwork:activate", onActivate);
}
