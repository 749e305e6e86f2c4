import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { packageRoot } from "./package-root.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of what is made once for all workers. */
    readonly madeOnce: string;
  }
}

/** Builds this repo's site before any test looks at dist; a second time takes half a second. */
export default function setup({ provide }: TestProject): () => void {
  const madeOnce = join(tmpdir(), `blockwork-run-${process.pid}`);
  provide("madeOnce", madeOnce);
  execFileSync(process.execPath, ["cli/site.js", "build"], {
    cwd: packageRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return () => rmSync(madeOnce, { recursive: true, force: true });
}
