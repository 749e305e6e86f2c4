import { once } from "node:events";
import type { MessagePort } from "node:worker_threads";
import type { Settings } from "../../../renderer/site.ts";
import type { MadeAssets } from "../../assets/render-assets.ts";
import { type MadeSlice, makeSlice, type SliceJob } from "./make-slice.ts";

/** What a thread that makes a slice says: what it needs, and then what it made. */
export type SliceMessage =
  | { readonly kind: "assets"; readonly settings: Settings }
  | { readonly kind: "made"; readonly slice: MadeSlice | undefined };

/** Makes a slice in a thread of its own. It asks for the styles, fonts and scripts, which all threads have in common. */
export async function serveSlice(port: MessagePort, job: SliceJob): Promise<void> {
  const say = (message: SliceMessage) => port.postMessage(message);
  const slice = await makeSlice(job, async (settings) => {
    say({ kind: "assets", settings });
    const [made] = (await once(port, "message")) as [MadeAssets];
    return made;
  });
  say({ kind: "made", slice });
}
