import type { DevScripts } from "./dev-scripts.ts";
import type { EngineThread } from "./engine-thread.ts";
import type { SiteReport } from "./site-engine.ts";

interface SiteLogOptions {
  readonly engine: EngineThread;
  readonly scripts: DevScripts;
  readonly print: (text: string) => void;
}

interface SiteLog {
  report(): Promise<void>;
  /** Says nothing more. */
  close(): void;
}

/** Tells the developer in the terminal how the site stands, whenever that is not what was said last. */
export function createSiteLog({ engine, scripts, print }: SiteLogOptions): SiteLog {
  let last: string | undefined;
  let newest = 0;
  return {
    async report() {
      const own = ++newest;
      const { text, pages }: SiteReport = await engine
        .report()
        .catch((error: Error) => ({ text: `${error.message}\n` }));
      // Something changed in the meantime, and will be reported itself.
      if (own !== newest) return;
      const broken = scripts.failure();
      const fine = pages === undefined ? "" : `The site is fine: ${pages} pages.\n`;
      const said = broken === undefined ? text || fine : `${text}${broken}\n`;
      if (said !== last) print(said);
      last = said;
    },
    close() {
      newest++;
    },
  };
}
