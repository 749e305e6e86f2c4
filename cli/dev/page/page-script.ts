import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { packageRoot } from "../../files/package-root.ts";

type DevScript = "page" | "workbench";

const loaded = new Map<DevScript, Promise<string>>();

const scriptOf = (name: DevScript) => {
  const script = loaded.get(name) ?? load(name);
  loaded.set(name, script);
  return script;
};

export const pageScript = () => scriptOf("page");

export const workbenchScript = () => scriptOf("workbench");

async function load(name: DevScript): Promise<string> {
  if (!existsSync(join(packageRoot, "cli/dev/page/main.ts")))
    return readFile(join(packageRoot, `built/dev-${name}.js`), "utf8");
  const { bundleDevScript } = await import("../../bundle-code.js");
  return bundleDevScript(name);
}
