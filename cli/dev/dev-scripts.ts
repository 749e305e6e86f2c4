import type { Scripts } from "../assets/scripts.ts";

/** The visitor's script, bundled beside the pages so that none of them waits for it. */
export interface DevScripts {
  /** The text at a path such as `assets/loader.js`; none if there is no such file. */
  text(path: string): Promise<string | undefined>;
  /** Why there is none, once that is known. */
  failure(): string | undefined;
  /** Bundles again. */
  changed(): void;
  /** Resolves when nothing is being bundled. */
  settled(): Promise<void>;
}

/** Always the same, so that pages can name it before its content is known. */
export const loaderPath = "assets/loader.js";

/** Bundles at once, and calls back if that fails; pages may have been shown without knowing by then. */
export function createDevScripts(bundle: () => Promise<Scripts>, onFailure: () => void): DevScripts {
  let failure: string | undefined;
  let bundling = start();

  function start(): Promise<Scripts | undefined> {
    const started: Promise<Scripts | undefined> = bundle().then(
      (scripts) => {
        if (started === bundling) failure = undefined;
        return scripts;
      },
      (error: Error) => {
        if (started !== bundling) return undefined;
        failure = error.message;
        onFailure();
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
      bundling = start();
    },
    settled: async () => void (await bundling),
  };
}
