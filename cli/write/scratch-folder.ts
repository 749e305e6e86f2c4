import { mkdirSync, rmSync } from "node:fs";
import { onSignal } from "./on-signal.ts";
import { ownerName, removeUnfinished } from "./output-lock.ts";
import { workBeside } from "./work-folder.ts";

export interface ScratchFolder {
  /** Makes it when it is first asked for. Absolute; undefined where none can be made. */
  open(): string | undefined;
  readonly path: string | undefined;
  /** Deletes it with what is still in it. */
  close(): Promise<void>;
}

export function scratchFolder(out: string): ScratchFolder {
  const name = `${workBeside(out)}.pages`;
  removeUnfinished(name);
  const path = `${name}.${ownerName()}`;
  const remove = () => rmSync(path, { recursive: true, force: true });
  let stopListening: (() => Promise<void>) | undefined;
  return {
    get path() {
      return stopListening && path;
    },
    open() {
      try {
        stopListening ??= onSignal(remove);
        mkdirSync(path, { recursive: true });
        return path;
      } catch {
        return undefined;
      }
    },
    async close() {
      if (stopListening) remove();
      await stopListening?.();
    },
  };
}
