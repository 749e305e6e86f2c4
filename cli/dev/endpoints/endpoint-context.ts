import type { EngineThread } from "../engine-thread.ts";
import type { LiveReload } from "../live-reload.ts";

/** What the endpoints of one server share. */
export interface EndpointContext {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  /** Made at start; whoever writes has to know it. */
  readonly token: string;
  /** Other hosts that the server answers to. */
  readonly allowed: readonly string[];
  readonly engine: EngineThread;
  readonly reload: LiveReload;
  /** Runs one write after the other, so that what a write has checked is still so when it writes. */
  readonly inTurn: <T>(write: () => Promise<T>) => Promise<T>;
}
