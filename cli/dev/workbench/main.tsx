import { createRoot } from "react-dom/client";
import type { ShownBlock } from "./block-order.ts";
import { filterList } from "./filter-list.ts";
import { Workbench } from "./workbench.tsx";

// The list of all blocks, or the page of one: its frames, and the form that changes what they show.

filterList();

const element = document.getElementById("workbench");
if (element) {
  const { type = "", axe } = element.dataset;
  const root = createRoot(element);
  const show = async () => {
    const answer = await fetch(`/__blockwork/blocks/${type}/block.json`, { cache: "no-store" });
    if (!answer.ok) return;
    const shown = (await answer.json()) as ShownBlock;
    root.render(<Workbench {...shown} hasAxe={axe !== undefined} />);
  };
  let server: string | undefined;
  new EventSource("/__blockwork/events").addEventListener("change", ({ data }: MessageEvent<string>) => {
    const { version, changes } = JSON.parse(data) as { version: string; changes: readonly string[] };
    const [now] = version.split("-");
    // Another server does not know the props that were sent to the last one.
    if (server !== undefined && server !== now) return location.reload();
    server = now;
    if (changes.includes("code")) void show();
  });
  void show();
}
