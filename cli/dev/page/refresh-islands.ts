import { hydratedIslands } from "./hydrated.ts";

interface LiveParts {
  readonly islands: Readonly<Record<string, () => Promise<unknown>>>;
  /** Waits until the loader of the newest code is there, which brings newer `islands`. */
  latest?: () => Promise<unknown>;
  refresh(): void;
}

const live = () => (globalThis as { readonly blockworkParts?: LiveParts }).blockworkParts;

export function followNewerIslands(version: string): void {
  const parts = live();
  const loader = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/loader.js"]');
  if (!parts || !loader) return;
  let loading: Promise<unknown> | undefined;
  parts.latest = () => {
    loading ??= import(`${loader.src}?refresh=${version}`);
    return loading;
  };
}

/** Runs the newer code of the islands that run, which keep their state; false where the page has to be loaded again. */
export async function refreshIslands(version: string): Promise<boolean> {
  followNewerIslands(version);
  const parts = live();
  if (!parts) return false;
  await parts.latest?.();
  const names = new Set(hydratedIslands().map(({ dataset }) => dataset.island ?? ""));
  await Promise.all([...names].map((name) => parts.islands[name]?.()));
  parts.refresh();
  return true;
}
