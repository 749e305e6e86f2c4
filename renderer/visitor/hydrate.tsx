import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { IslandRoot } from "../../blocks/_kit/island-root.tsx";

export default function hydrate(element: HTMLElement, component: ComponentType<never>): Promise<void> {
  const root = element.querySelector<HTMLElement>(":scope > [data-root]");
  const data = element.querySelector<HTMLElement>(":scope > script")?.textContent;
  if (!root || !data) return Promise.resolve();
  const props = JSON.parse(data) as never;
  return new Promise((ready) => {
    // A captured action waits for this: without flushSync, React would allow two frames before it.
    flushSync(() =>
      hydrateRoot(root, <IslandRoot component={component} props={props} onReady={ready} />, {
        identifierPrefix: element.dataset.prefix ?? "",
      }),
    );
  });
}
