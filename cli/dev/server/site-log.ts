import { counted } from "../../report/counted.ts";
import { formatProblem } from "../../report/format-text.ts";
import { type ShownProblem, shownFailure } from "../../report/shown-problem.ts";
import type { DevScripts } from "../engine/dev-scripts.ts";
import type { EngineThread } from "../engine/engine-thread.ts";
import type { SiteReport } from "../engine/site-engine.ts";
import { readNamed } from "../http/open-in-editor.ts";

interface SiteLogOptions {
  readonly engine: EngineThread;
  readonly scripts: DevScripts;
  readonly root: string;
  readonly colour: boolean;
  readonly print: (text: string) => void;
  readonly onError: () => void;
}

interface SiteLog {
  /** Resolves once it is printed how the site is, by this report or by a newer one that has begun meanwhile. */
  report(): Promise<void>;
  pageFailed(message: string): void;
  /** Prints what a page's policy has refused without an error, each once. */
  pageRefused(problem: ShownProblem): void;
  changed(): void;
  /** Nothing is printed any more. */
  close(): void;
}

export function createSiteLog({ engine, scripts, root, colour, print, onError }: SiteLogOptions): SiteLog {
  let last: string | undefined;
  let newest = 0;
  let running = Promise.resolve();
  let isAnnounced = false;
  let isClosed = false;
  const refused = new Set<string>();
  const failureText = (message: string) =>
    `${formatProblem(
      shownFailure(message, (file) => readNamed(root, file)),
      colour,
    )}\n`;
  let failed: string | undefined;
  const say = (text: string) => {
    if (text !== last) print(text);
    last = text;
  };
  return {
    pageFailed(message) {
      if (message === failed) return;
      failed = message;
      say(failureText(message));
    },
    pageRefused(problem) {
      const text = `${formatProblem(problem, colour)}\n`;
      if (isClosed || refused.has(text)) return;
      refused.add(text);
      print(text);
    },
    changed() {
      failed = undefined;
      isAnnounced = false;
    },
    report() {
      running = report(++newest);
      return running;
    },
    close() {
      isClosed = true;
    },
  };

  async function report(own: number): Promise<void> {
    const { text, pages }: SiteReport = await engine
      .report()
      .catch((error: Error) => ({ text: failureText(error.message) }));
    if (isClosed) return;
    // Something changed in the meantime, and is reported itself.
    if (own !== newest) return running;
    const broken = scripts.failure();
    const fine = pages === undefined ? "" : `The site is fine: ${counted(pages, "page")}.\n`;
    if (broken !== undefined) say(`${text}${failureText(broken)}`);
    else if (text || failed === undefined) say(text || fine);
    if (pages === undefined && !isAnnounced) onError();
    isAnnounced = true;
  }
}
