import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { register } from "tsx/esm/api";
import { bundleCode, bundleDevScript } from "../bundle-code.js";
import { entries } from "../start.js";

// The package's own folder, unless another one is named.
const target = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."));
const folder = join(target, "built");

for (const made of [folder, join(target, "types")]) await rm(made, { recursive: true, force: true });
await bundleCode(folder, { ...entries, blocks: "blocks/public.ts", schema: "schema/public.ts" });
for (const name of ["page", "workbench"])
  await writeFile(join(folder, `dev-${name}.js`), await bundleDevScript(name));

register();
const { engineBundles } = await import("../assets/bundle/engine-bundles.ts");
for (const [name, bytes] of Object.entries(await engineBundles())) await writeFile(join(folder, name), bytes);
const { builtCheckerFile, writtenText } = await import("../assets/bundle/built-bundle.ts");
const checker = createRequire(import.meta.url).resolve("recheck/lib/browser.js");
await writeFile(join(folder, builtCheckerFile), writtenText(await readFile(checker, "utf8")));
const { bundleVendored } = await import("./bundle-vendored.ts");
await bundleVendored(join(folder, "vendored"));
