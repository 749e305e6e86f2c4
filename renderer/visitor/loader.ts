import type { Islands } from "../../blocks/islands.ts";
import { type Load, onInteraction } from "./on-interaction.ts";

/** Finds the islands and enhancements of the page and activates each when it is time. Nothing else runs before that. */
export function start({ islands, enhancements }: Islands): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-hydrate-on]")) {
    const { island = "", enhance = "", hydrateOn } = element.dataset;
    const load: Load = async () => {
      // Most browsers keep a module that they could not fetch as missing, for as long as the page is open.
      if (!navigator.onLine) throw new Error("offline");
      const [component, enhancement, hydrate] = await Promise.all([
        islands[island]?.(),
        enhancements[enhance]?.(),
        island ? import("./hydrate.tsx") : undefined,
      ]);
      return () => {
        enhancement?.default(element);
        return component && hydrate?.default(element, component.default);
      };
    };
    // Without the code the page works as it would without scripts.
    const loadAndRun = () => load().then(run, () => undefined);
    if (hydrateOn === "call") {
      onCall(island || enhance, load);
      continue;
    }
    // Nothing in an island answers before its code is there, so what is done in it by then is kept.
    const activate = island || hydrateOn === "interaction" ? onInteraction(element, load) : loadAndRun;
    if (hydrateOn === "visible") onVisible(element, activate);
    else if (hydrateOn === "idle" && "requestIdleCallback" in window)
      requestIdleCallback(activate, { timeout: 2000 });
    else if (hydrateOn !== "interaction") activate();
  }
  closePopovers();
  if (document.body.dataset.redirects) import("./redirect-missing.ts").then((module) => module.default());
}

const run = (activate: () => unknown) => activate();

/** A popover with links, such as a menu, stays open over the place on this page that a link leads to, and over a page that comes back from the browser's memory. */
function closePopovers(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link) link.closest<HTMLElement>(":popover-open")?.hidePopover();
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
    // The next call may find the network back.
    load().then(run, () => document.addEventListener("blockwork:activate", onActivate));
  };
  document.addEventListener("blockwork:activate", onActivate);
}
