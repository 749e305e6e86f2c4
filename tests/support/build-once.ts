import { execFileSync } from "node:child_process";
import { findBrowser } from "./browser.ts";
import { packageRoot } from "./package-root.ts";

/** Builds this repo's site before any test looks at dist, and unpacks the browser before two files want it at once. */
export default async function setup(): Promise<void> {
  await findBrowser();
  execFileSync(process.execPath, ["cli/site.js", "build"], {
    cwd: packageRoot,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
