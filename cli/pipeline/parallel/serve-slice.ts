import { once } from "node:events";
import type { MessagePort } from "node:worker_threads";
import type { Settings } from "../../../renderer/site.ts";
import type { MadeAssets } from "../../assets/render-assets.ts";
import { type MadeSlice, makeSlice, type SliceJob } from "./make-slice.ts";

export type SliceMessage =
  | { readonly kind: "assets"; readonly settings: Settings }
  | { readonly kind: "made"; readonly slice: MadeSlice | undefined };

export async function serveSlice(port: MessagePort, job: SliceJob): Promise<void> {
  const say = (message: SliceMessage) => port.postMessage(message);
  const slice = await makeSlice(job, async (settings) => {
    say({ kind: "assets", settings });
    const [made] = (await once(port, "message")) as [MadeAssets];
    return made;
  });
  say({ kind: "made", slice });
}
