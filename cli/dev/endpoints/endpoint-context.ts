import type { DevScripts } from "../engine/dev-scripts.ts";
import type { EngineThread } from "../engine/engine-thread.ts";
import type { LiveReload } from "../page/live-reload.ts";
import type { SampleDrafts } from "../workbench/sample-drafts.ts";

export interface EndpointContext {
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  readonly token: string;
  readonly allowed: readonly string[];
  readonly engine: EngineThread;
  readonly reload: LiveReload;
  readonly scripts: DevScripts;
  readonly drafts: SampleDrafts;
  /** Runs one write after the other, so that what a write has checked is still so when it writes. */
  readonly inTurn: <T>(write: () => Promise<T>) => Promise<T>;
}
