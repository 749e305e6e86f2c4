import { setTimeout } from "node:timers/promises";
import type { Scripts } from "../assets/scripts.ts";

/** The visitor's script, bundled beside the pages so that none of them waits for it. */
export interface DevScripts {
  /** The text at a path such as `assets/loader.js`; none if there is no such file. */
  text(path: string): Promise<string | undefined>;
  failure(): string | undefined;
  changed(): void;
  settled(): Promise<void>;
}

const afterPagesMs = 300;

/** Always the same, so that pages can name it before its content is known. */
export const loaderPath = "assets/loader.js";

interface DevScriptsOptions {
  readonly bundle: () => Promise<Scripts>;
  readonly onStatus: () => void;
  readonly onOthers: () => void;
}

/** Bundles at once. After a change the pages that are open come first, which a bundler would keep waiting. */
export function createDevScripts({ bundle, onStatus, onOthers }: DevScriptsOptions): DevScripts {
  let failure: string | undefined;
  let last: string | undefined;
  let bundling = start(bundle);

  function start(make: () => Promise<Scripts>): Promise<Scripts | undefined> {
    const started: Promise<Scripts | undefined> = make().then(
      (scripts) => {
        if (started !== bundling) return scripts;
        const hadFailed = failure !== undefined;
        failure = undefined;
        // Each is named by its content.
        const names = [scripts.loader, ...scripts.files.map(({ path }) => path)].join(" ");
        if (hadFailed) onStatus();
        if (last !== undefined && names !== last) onOthers();
        last = names;
        return scripts;
      },
      (error: Error) => {
        if (started !== bundling) return undefined;
        failure = error.message;
        onStatus();
        return undefined;
      },
    );
    return started;
  }

  return {
    async text(path) {
      const scripts = await bundling;
      const wanted = path === loaderPath ? scripts?.loader.slice(1) : path;
      return scripts?.files.find((file) => file.path === wanted)?.text;
    },
    failure: () => failure,
    changed() {
      bundling = start(() => setTimeout(afterPagesMs).then(bundle));
    },
    settled: async () => void (await bundling),
  };
}
