import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandRoot } from "../../blocks/_kit/island-root.tsx";

/** Hydrates an island over what the server rendered of it; done when it answers. */
export default function hydrate(element: HTMLElement, component: ComponentType<never>): Promise<void> {
  const root = element.querySelector<HTMLElement>(":scope > [data-root]");
  const data = element.querySelector<HTMLElement>(":scope > script")?.textContent;
  if (!root || !data) return Promise.resolve();
  const props = JSON.parse(data) as never;
  return new Promise((ready) => {
    hydrateRoot(root, <IslandRoot component={component} props={props} onReady={ready} />, {
      identifierPrefix: element.dataset.prefix ?? "",
    });
  });
}
