import { isHydrated } from "./hydrated.ts";
import type { Changed, ServerCopy } from "./server-copy.ts";

const selector = "[data-hydrate-on]";

export async function reactivate({ elements, parents, made }: Changed, copy: ServerCopy): Promise<void> {
  const isNew = (part: Element) => [...made].some((element) => element.contains(part));
  const waiting = new Set<Element>();
  for (const element of elements) {
    for (const inner of element.querySelectorAll(selector)) if (isNew(inner)) waiting.add(inner);
    const around = element.closest(selector);
    if (!around || waiting.has(around)) continue;
    const isTaken = isHydrated(around) || (around.hasAttribute("data-enhance") && parents.has(element));
    const renewed = !isNew(around) && isTaken ? copy.renew(around) : undefined;
    if (renewed) waiting.add(renewed);
  }
  if (waiting.size > 0) await runLoader(waiting);
}

/** The loader activates all that it finds when it runs: what works already is hidden from it meanwhile. */
async function runLoader(parts: ReadonlySet<Element>): Promise<void> {
  const loader = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/loader.js"]');
  if (!loader) return;
  const others = [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => !parts.has(part));
  const moments = new Map(others.map((part) => [part, part.dataset.hydrateOn]));
  for (const part of others) delete part.dataset.hydrateOn;
  try {
    // A module runs once for each address.
    await import(`${loader.src}?${performance.now()}`);
  } finally {
    for (const [part, moment] of moments) part.dataset.hydrateOn = moment;
  }
}
