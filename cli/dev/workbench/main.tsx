import { createRoot } from "react-dom/client";
import type { DescribedBlock } from "../engine/draw-sample.ts";
import { Workbench } from "./workbench.tsx";

// The page of one block: its frames, and the form that changes what they show.

const element = document.getElementById("workbench");
if (element) {
  const { type = "", axe } = element.dataset;
  const root = createRoot(element);
  const show = async () => {
    const answer = await fetch(`/__blockwork/blocks/${type}/block.json`, { cache: "no-store" });
    if (!answer.ok) return;
    const block = (await answer.json()) as DescribedBlock;
    root.render(<Workbench block={block} hasAxe={axe !== undefined} />);
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
