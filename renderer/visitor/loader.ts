import type { Islands } from "../../blocks/islands.ts";
import { type Load, onInteraction } from "./on-interaction.ts";

/** Finds what sleeps on the page and wakes each part when it is time. Nothing else runs before that. */
export function start({ islands, enhancements }: Islands): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-wake]")) {
    const { island = "", enhance = "", wake } = element.dataset;
    const load: Load = async () => {
      // Most browsers remember a module that they could not fetch as missing, for as long as the page is open.
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
    if (wake === "interaction") onInteraction(element, load);
    else if (wake === "visible") onVisible(element, loadAndRun);
    else if (wake === "call") onCall(island || enhance, load);
    else if (wake === "idle" && "requestIdleCallback" in window) requestIdleCallback(loadAndRun);
    else loadAndRun();
  }
  closeMenuOnChoice();
}

const run = (wake: () => unknown) => wake();

/** The menu is a popover: a link within the page, or a page kept in the browser's memory, would leave it open. */
function closeMenuOnChoice(): void {
  const menu = document.querySelector<HTMLElement>("nav[popover]");
  const close = () => menu?.matches(":popover-open") && menu.hidePopover();
  menu?.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
  addEventListener("pagehide", close);
}

function onVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}

function onCall(name: string, load: Load): void {
  const answer = (event: Event) => {
    if ((event as CustomEvent<string>).detail !== name) return;
    document.removeEventListener("blockwork:wake", answer);
    // The next call may find the network back.
    load().then(run, () => document.addEventListener("blockwork:wake", answer));
  };
  document.addEventListener("blockwork:wake", answer);
}
