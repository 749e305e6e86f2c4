import { createOverlay, openPlaces } from "./overlay.ts";
import { watchPageErrors } from "./page-errors.ts";
import { reloadInPlace, returnToPlace } from "./preserve-scroll.ts";
import { followNewerIslands, refreshIslands } from "./refresh-islands.ts";
import { readPage } from "./sent-page.ts";
import { copyPage } from "./server-copy.ts";
import { updatePage } from "./update-page.ts";

// The script of every page under `site dev`: it keeps the page as the server would send it now.

interface Message {
  readonly version: string;
  readonly changes: readonly string[];
}

const isProblemPage = document.documentElement.hasAttribute("data-problems");
const copy = isProblemPage ? undefined : copyPage(document.documentElement);
const overlay = createOverlay();
let shown = new URL(import.meta.url).searchParams.get("version") ?? "";
let wanted = shown;
let isBusy = false;
let hasNewerIslands = false;

const serverOf = (version: string) => version.split("-")[0];

const errors = isProblemPage ? undefined : watchPageErrors(overlay);
if (isProblemPage) openPlaces(document);
else returnToPlace();
new EventSource("/__blockwork/events").addEventListener("change", ({ data }: MessageEvent<string>) => {
  const { version, changes } = JSON.parse(data) as Message;
  wanted = version;
  if (changes.includes("scripts") || serverOf(version) !== serverOf(shown)) return reloadInPlace();
  if (changes.includes("code")) followNewerIslands(version);
  if (changes.includes("islands")) hasNewerIslands = true;
  void catchUp();
});

async function catchUp(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  try {
    while (shown !== wanted) {
      const next = wanted;
      await refresh();
      if (hasNewerIslands) {
        hasNewerIslands = false;
        await refreshIslandsOrReload(next);
      }
      shown = next;
    }
  } catch {
    // A server that is gone says what its version is when it is back.
  } finally {
    isBusy = false;
  }
}

async function refreshIslandsOrReload(version: string): Promise<void> {
  const isRefreshed = !errors?.hasFailed() && (await refreshIslands(version).catch(() => false));
  if (!isRefreshed) reloadInPlace();
}

async function refresh(): Promise<void> {
  const answer = await fetch(location.href, { cache: "no-store" });
  const newer = readPage(await answer.text());
  const hasProblems = newer.root.hasAttribute("data-problems");
  if (hasProblems && copy) return overlay.show(newer);
  overlay.hide();
  errors?.clear();
  const isUpdated = copy && !answer.redirected && (await updatePage(copy, newer));
  if (!isUpdated) reloadInPlace();
}
