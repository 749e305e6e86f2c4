import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../files/package-root.ts";

let script: Promise<string> | undefined;

export function pageScript(): Promise<string> {
  script ??= load();
  return script;
}

async function load(): Promise<string> {
  if (!existsSync(join(packageRoot, "cli/dev/page/main.ts")))
    return readFile(join(packageRoot, "built/dev-page.js"), "utf8");
  const { bundlePageScript } = await import("../bundle-code.js");
  return bundlePageScript();
}
