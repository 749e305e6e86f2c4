import * as React from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { IslandRoot } from "../../blocks/_kit/islands/island-root.tsx";
import { reportError } from "./report-error.ts";

interface ErrorPlace {
  readonly componentStack?: string | null | undefined;
}

export default function hydrate(
  element: HTMLElement,
  component: React.ComponentType<never>,
  replayInputs?: () => void,
): Promise<void> {
  const { prefix = "", clientOnly } = element.dataset;
  const root = element.querySelector<HTMLElement>(":scope > [data-root]");
  const data = element.querySelector<HTMLElement>(":scope > script")?.textContent;
  if (!root || !data) return Promise.resolve();
  const props = JSON.parse(data) as never;
  const texts = element.querySelector<HTMLElement>(":scope > [data-messages]")?.textContent;
  const messages = texts ? JSON.parse(texts) : undefined;
  const before = root.cloneNode(true);
  const report = (error: unknown, place?: ErrorPlace) =>
    reportError(element, error, ownerStack() ?? place?.componentStack ?? undefined);
  reportEvents(root, report);
  return new Promise((ready) => {
    // What effects set, such as the carousel that a handler moves, React renders in a task of its own.
    const onReady = () =>
      setTimeout(() => {
        replayInputs?.();
        ready();
      });
    const island = <IslandRoot component={component} props={props} messages={messages} onReady={onReady} />;
    const options = {
      identifierPrefix: prefix,
      onRecoverableError: report,
      onUncaughtError(error: unknown, place: ErrorPlace) {
        // React has emptied it. Without its code, the page works as without scripts.
        root.replaceChildren(...before.childNodes);
        ready();
        report(error, place);
      },
    };
    // A captured action waits for this: without flushSync, React would allow two frames before it.
    flushSync(() =>
      clientOnly === undefined
        ? hydrateRoot(root, island, options)
        : createRoot(root, options).render(island),
    );
  });
}

declare const process: { readonly env: { readonly NODE_ENV: string } };

const ownerStack = () => (process.env.NODE_ENV === "production" ? undefined : React.captureOwnerStack());

type Report = (error: unknown) => void;

/** Of the island whose listener runs. React has no callback for what event handlers throw, and gives it to the window. */
let reportRunning: Report | undefined;
addEventListener("error", ({ error }) => reportRunning?.(error));

function reportEvents(root: HTMLElement, report: Report): void {
  const reporting = (listener: (event: Event) => void) => (event: Event) => {
    const outer = reportRunning;
    reportRunning = report;
    try {
      listener(event);
    } finally {
      reportRunning = outer;
    }
  };
  root.addEventListener = (type: string, listener: (event: Event) => void, ...options: unknown[]) =>
    EventTarget.prototype.addEventListener.call(root, type, reporting(listener), ...(options as [boolean]));
}
