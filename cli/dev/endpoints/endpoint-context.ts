import type { ShownProblem } from "../../report/shown-problem.ts";
import type { DevScripts } from "../engine/dev-scripts.ts";
import type { EngineThread } from "../engine/engine-thread.ts";
import type { LiveReload } from "../page/live-reload.ts";
import type { SampleDrafts } from "../workbench/sample-drafts.ts";

export interface EndpointContext {
  /** The site's folder, absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  /** What a request that writes has to send in its header. */
  readonly token: string;
  /** The hosts of `--allowed-hosts`. */
  readonly allowed: readonly string[];
  readonly engine: EngineThread;
  /** Tells open pages about changes. */
  readonly reload: LiveReload;
  readonly scripts: DevScripts;
  /** The props of samples that are edited in the workbench. */
  readonly drafts: SampleDrafts;
  /** Tells the terminal what a page's policy has refused without an error. */
  readonly onRefused: (problem: ShownProblem) => void;
  /** Runs one write after the other, so that what a write has checked is still so when it writes. */
  readonly inTurn: <T>(write: () => Promise<T>) => Promise<T>;
}
