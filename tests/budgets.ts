import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleScripts } from "../cli/assets/scripts.ts";
import { builtPages } from "./support/built-page.ts";
import { packageRoot } from "./support/package-root.ts";
import { complaints, type ModuleSizes, measure, moduleSizes } from "./support/script-budget.ts";

/**
 * Says what visitors download of the built site, and fails when that is over its budget: `npx tsx
 * tests/budgets.ts`. With `--update` it notes the sizes of the script's modules, which a later failure is
 * explained by.
 */
const notes = join(packageRoot, "tests/script-sizes.json");
const scripts = await bundleScripts(packageRoot);
const figures = measure(builtPages(), scripts);

if (process.argv.includes("--update"))
  writeFileSync(notes, `${JSON.stringify(moduleSizes(scripts.files), null, 2)}\n`);

for (const { what, bytes, budget } of figures)
  process.stdout.write(`${String(bytes).padStart(6)} of ${String(budget).padStart(5)} bytes  ${what}\n`);

const found = complaints(figures, JSON.parse(readFileSync(notes, "utf8")) as ModuleSizes);
for (const complaint of found) process.stderr.write(`${complaint}\n`);
if (found.length > 0) {
  process.stderr.write("Once it is meant to be so: npx tsx tests/budgets.ts --update\n");
  process.exitCode = 1;
}
