import { join } from "node:path";
import { build } from "esbuild";
import { packageRoot } from "./package-root.ts";

/** The editor's two hosts as a script that puts them on `window.hosts`, to call them from a real page. */
export async function hostScript(): Promise<string> {
  const from = (name: string) => JSON.stringify(join(packageRoot, "admin/sync/host", name));
  const contents = `export { createDevHost } from ${from("dev-host.ts")};
export { createStaticHost } from ${from("static-host.ts")};`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: packageRoot },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "hosts",
  });
  return outputFiles[0]?.text ?? "";
}

declare global {
  interface Window {
    readonly hosts: {
      readonly createDevHost: typeof import("../../admin/sync/host/dev-host.ts")["createDevHost"];
      readonly createStaticHost: typeof import("../../admin/sync/host/static-host.ts")["createStaticHost"];
    };
  }
}
