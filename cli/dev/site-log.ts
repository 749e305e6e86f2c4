import { formatProblem } from "../report/format-text.ts";
import { shownFailure } from "../report/shown-problem.ts";
import type { DevScripts } from "./dev-scripts.ts";
import type { EngineThread } from "./engine-thread.ts";
import { readNamed } from "./open-in-editor.ts";
import type { SiteReport } from "./site-engine.ts";

interface SiteLogOptions {
  readonly engine: EngineThread;
  readonly scripts: DevScripts;
  /** Absolute. */
  readonly root: string;
  readonly colour: boolean;
  readonly print: (text: string) => void;
  /** Called when there is an error in a site that was fine; a page may have been shown before it was found. */
  readonly onError: () => void;
}

interface SiteLog {
  report(): Promise<void>;
  /** Says nothing more. */
  close(): void;
}

/** Tells the developer in the terminal how the site stands, whenever that is not what was said last. */
export function createSiteLog({ engine, scripts, root, colour, print, onError }: SiteLogOptions): SiteLog {
  let last: string | undefined;
  let newest = 0;
  let wasFine = true;
  const failureText = (message: string) =>
    `${formatProblem(
      shownFailure(message, (file) => readNamed(root, file)),
      colour,
    )}\n`;
  return {
    async report() {
      const own = ++newest;
      const { text, pages }: SiteReport = await engine
        .report()
        .catch((error: Error) => ({ text: failureText(error.message) }));
      // Something changed in the meantime, and will be reported itself.
      if (own !== newest) return;
      const broken = scripts.failure();
      const fine = pages === undefined ? "" : `The site is fine: ${pages} pages.\n`;
      const said = broken === undefined ? text || fine : `${text}${failureText(broken)}`;
      if (said !== last) print(said);
      last = said;
      if (pages === undefined && wasFine) onError();
      wasFine = pages !== undefined;
    },
    close() {
      newest++;
    },
  };
}
