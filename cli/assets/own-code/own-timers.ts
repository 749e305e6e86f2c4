import type { AnyBlock } from "../../../schema/block/define-block.ts";
import { packageOf } from "../../files/package-names.ts";
import { codePosition } from "../bundle/code-position.ts";
import type { PackageImport } from "./load-error.ts";

interface NotedTimer {
  readonly starter: "setInterval" | "setTimeout";
  /** The block that was drawn; undefined for a module that was loaded. */
  readonly block: AnyBlock | undefined;
  /** Its stack leads to the line. */
  readonly at: Error;
}

/** A timer of own code that would keep a command from its end. */
export interface RunningTimer extends Omit<NotedTimer, "at"> {
  /** The package that has started it. */
  readonly name: string | undefined;
  readonly place: ReturnType<typeof codePosition>;
}

const noted = new Map<NodeJS.Timeout, NotedTimer>();
let during: { readonly block: AnyBlock | undefined } | undefined;
let isWatched = false;

let code: OwnCode | undefined;

/** The code of a site, and the imports in it that bring each package. */
interface OwnCode {
  readonly root: string;
  readonly packages: Readonly<Record<string, PackageImport>>;
}

/** Forgets the timers of code that was loaded before that of a site. */
export function forgetTimers(next: OwnCode): void {
  noted.clear();
  code = next;
}

/** Notes the timers that own code starts while it is loaded, or while a block of it is drawn. */
export function noteTimers<T>(block: AnyBlock | undefined, run: () => T): T {
  watch();
  const before = during;
  const end = () => {
    during = before;
  };
  during = { block };
  try {
    const result = run();
    if (!(result instanceof Promise)) {
      end();
      return result;
    }
    return result.finally(end) as T;
  } catch (error) {
    end();
    throw error;
  }
}

/** The timers of a site's code that are still running, with the places in it that lead to them. */
export function runningTimers(root: string): readonly RunningTimer[] {
  if (code?.root !== root) return [];
  const own = code;
  return [...noted].flatMap(([timer, { starter, block, at }]) => {
    if (!timer.hasRef()) return [];
    const name = startingPackage(at.stack ?? "", own);
    const imported = name === undefined ? undefined : own.packages[name];
    const place = codePosition(at, [root]) ?? imported;
    // Anything else is a timer of ours.
    if (!place && !block) return [];
    return [{ starter, block, name, place }];
  });
}

/** The package that calls first in a stack, unless own code does. */
function startingPackage(stack: string, { root, packages }: OwnCode): string | undefined {
  const isOwn = (line: string) => line.includes(`${root}/`) && packageOf(line) === undefined;
  const inPackage = (line: string) => Object.hasOwn(packages, packageOf(line) ?? "");
  const first = stack.split("\n").find((line) => inPackage(line) || isOwn(line));
  return first && inPackage(first) ? packageOf(first) : undefined;
}

/** Stands before the functions of the system, once. */
function watch(): void {
  if (isWatched) return;
  isWatched = true;
  const { setInterval, setTimeout, clearInterval, clearTimeout } = globalThis;
  const note = (starter: NotedTimer["starter"], timer: NodeJS.Timeout) => {
    if (during) noted.set(timer, { starter, block: during.block, at: new Error() });
    return timer;
  };
  const forget = (timer: unknown) => noted.delete(timer as NodeJS.Timeout);
  const replace = <F extends object>(original: F, replacement: F) =>
    Object.defineProperties(replacement, Object.getOwnPropertyDescriptors(original));
  type Callback = (...values: readonly unknown[]) => void;
  Object.assign(globalThis, {
    setInterval: replace(setInterval, ((...values: Parameters<typeof setInterval>) =>
      note("setInterval", setInterval(...values))) as typeof setInterval),
    setTimeout: replace(setTimeout, ((run: Callback, ms?: number, ...values: readonly unknown[]) => {
      const timer: NodeJS.Timeout = setTimeout(
        typeof run === "function"
          ? (...given: readonly unknown[]) => {
              forget(timer);
              run(...given);
            }
          : run,
        ms,
        ...values,
      );
      return note("setTimeout", timer);
    }) as typeof setTimeout),
    clearInterval: replace(clearInterval, ((timer) => {
      forget(timer);
      clearInterval(timer);
    }) as typeof clearInterval),
    clearTimeout: replace(clearTimeout, ((timer) => {
      forget(timer);
      clearTimeout(timer);
    }) as typeof clearTimeout),
  });
}
