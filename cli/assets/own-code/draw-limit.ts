import { type Profiler, Session } from "node:inspector";
import { findSourceMap } from "node:module";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { packageOf } from "../../files/package-names.ts";

/** How long own code may take to draw a page, unless --draw-timeout says otherwise. */
const usualTimeoutMs = 5_000;
/** Time enough to see which line runs. */
const locateMs = 500;

let timeoutMs = usualTimeoutMs;
let ownRoot: string | undefined;

/** Sets how long drawing a page may take from now on in this thread; the usual time without a value. */
export function setDrawTimeout(seconds: number | undefined): void {
  timeoutMs = seconds === undefined ? usualTimeoutMs : seconds * 1000;
}

/** In seconds, as it is set in this thread. */
export const drawTimeout = () => timeoutMs / 1000;

/** Limits what is drawn from now on in this thread, since the site in `root` has code of its own. */
export function limitDrawing(root: string): void {
  ownRoot = root;
}

/** Own code that was stopped; its stack leads to the line that ran. */
export class DrawTimeout extends Error {}

/**
 * Draws something, such as `The page /prices`, and throws a DrawTimeout if the site's own code takes longer for it than it may. Only
 * what is synchronous can be drawn.
 */
export function withDrawLimit<T>(what: string, draw: () => T): T {
  if (ownRoot === undefined) return draw();
  try {
    return runFor(timeoutMs, draw);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const seconds = drawTimeout();
    const stopped = new DrawTimeout(
      `${what} takes more than ${seconds} ${seconds === 1 ? "second" : "seconds"} to draw, so it was stopped. Mend the loop, or allow more with --draw-timeout.`,
    );
    const place = placeOfLoop(draw, ownRoot);
    if (place !== undefined) stopped.stack = `${stopped.name}: ${stopped.message}\n    at ${place}`;
    throw stopped;
  }
}

const drawKey = Symbol.for("blockwork.draw");
const callDraw = new Script('globalThis[Symbol.for("blockwork.draw")]()');

/** V8 stops what a script calls, loops too, and nothing of it can catch that. */
function runFor<T>(limitMs: number, draw: () => T): T {
  Object.assign(globalThis, { [drawKey]: draw });
  return callDraw.runInThisContext({ timeout: Math.max(1, Math.round(limitMs)) }) as T;
}

const isTimeout = (error: unknown) => Object(error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

type ProfileNode = Profiler.ProfileNode;

/** Draws once more for a moment, and gives the line of own code in which most of the time is spent. */
function placeOfLoop(draw: () => unknown, root: string): string | undefined {
  const session = new Session();
  let nodes: readonly ProfileNode[] = [];
  session.connect();
  try {
    session.post("Profiler.enable");
    // What was optimised has no lines of its own.
    session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    session.post("Profiler.start");
    try {
      runFor(Math.min(locateMs, timeoutMs), draw);
    } catch {
      // It is stopped again.
    }
    session.post("Profiler.stop", (_, stopped) => {
      nodes = stopped?.profile.nodes ?? [];
    });
  } finally {
    session.disconnect();
  }
  return busiestPlace(nodes, root);
}

/** Follows the calls that take most of the time, to the last one that is of the site. */
function busiestPlace(nodes: readonly ProfileNode[], root: string): string | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const childrenOf = ({ children = [] }: ProfileNode) => children.flatMap((id) => byId.get(id) ?? []);
  const timeIn = new Map<number, number>();
  // A node comes after the one that calls it.
  for (const node of [...nodes].reverse())
    timeIn.set(
      node.id,
      childrenOf(node).reduce((sum, { id }) => sum + (timeIn.get(id) ?? 0), node.hitCount ?? 0),
    );
  let place: string | undefined;
  const byTime = (one: ProfileNode, other: ProfileNode) =>
    (timeIn.get(other.id) ?? 0) - (timeIn.get(one.id) ?? 0);
  for (let node = nodes[0]; node; node = childrenOf(node).sort(byTime)[0])
    place = placeOf(node, root) ?? place;
  return place;
}

function placeOf({ callFrame, positionTicks = [] }: ProfileNode, root: string): string | undefined {
  const map = callFrame.url === "" ? undefined : findSourceMap(callFrame.url);
  const [busiest] = [...positionTicks].sort((one, other) => other.ticks - one.ticks);
  const line = busiest ? busiest.line - 1 : callFrame.lineNumber;
  const found = map?.findEntry(line, lastColumn);
  if (!found || !("originalSource" in found)) return undefined;
  const { originalSource: source, originalLine, originalColumn } = found;
  const file = source.startsWith("file:") ? source : pathToFileURL(source).href;
  const isOwn = file.startsWith(`${pathToFileURL(root).href}/`) && packageOf(file) === undefined;
  return isOwn ? `${file}:${originalLine + 1}:${originalColumn + 1}` : undefined;
}

/** A profile names lines only; the last thing on one is inside of what runs. */
const lastColumn = 1_000_000;
