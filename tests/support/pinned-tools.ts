import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { oncePerRun } from "./once-per-run.ts";
import { packageRoot } from "./package-root.ts";
import { userEnvironment } from "./user-environment.ts";

/** Installs one of tests/tools, with the versions of its lockfile, once for a run. Gives its node_modules. */
export function installTools(name: "installers" | "registry"): string {
  const folder = oncePerRun(`tools-${name}`, (where) => {
    for (const file of ["package.json", "package-lock.json"])
      cpSync(join(packageRoot, "tests/tools", name, file), join(where, file));
    // Not npm ci, which fails where a registry lacks optional packages for other systems.
    execFileSync("npm", ["install", "--no-audit", "--no-fund"], {
      cwd: where,
      env: userEnvironment(),
      stdio: ["ignore", "ignore", "pipe"],
    });
  });
  return join(folder, "node_modules");
}
