import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageRoot } from "../package-root.ts";
import { sourceFingerprint } from "../start.js";
import { fingerprint } from "./cache.ts";
import { packageVersions } from "./package-inputs.ts";

let known: string | undefined;

/** Changes with the engine's own code, with the packages that it runs, and with Node, which brings the names of languages and months. */
export function engineVersion(): string {
  known ??= fingerprint(process.version, process.env.NODE_ENV ?? "", codeVersion());
  return known;
}

function codeVersion(): string {
  // In a clone the bundle that runs is in a folder named after its sources.
  const [, bundle] = /[\\/]cli-([0-9a-f]{16})[\\/]/.exec(fileURLToPath(import.meta.url)) ?? [];
  if (bundle !== undefined) return bundle;
  const built = join(packageRoot, "built/main.js");
  if (existsSync(join(packageRoot, "cli/main.ts")) || !existsSync(built)) return sourceFingerprint();
  const { dependencies = {} } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as {
    readonly dependencies?: object;
  };
  const packages = packageVersions("react", "react-dom", ...Object.keys(dependencies));
  return fingerprint(readFileSync(built), packages.join("\n"));
}
