import { execFileSync } from "node:child_process";
import { packageRoot } from "./package-root.ts";

/** Builds this repo's site before any test looks at dist; a second time takes half a second. */
export default function setup(): void {
  execFileSync(process.execPath, ["cli/site.js", "build"], {
    cwd: packageRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
