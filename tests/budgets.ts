import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleAdmin } from "../cli/assets/bundle/bundle-admin.ts";
import { bundleScripts } from "../cli/assets/bundle/scripts.ts";
import { builtPages } from "./support/built-page.ts";
import {
  bytesUntilIdle,
  firstScreenBudget,
  firstScreenBytes,
  firstScreenComplaint,
  idleBudget,
} from "./support/editor-budget.ts";
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
const editor = await bundleAdmin({ root: packageRoot });
const editorBytes = await firstScreenBytes(editor);

if (process.argv.includes("--update"))
  writeFileSync(notes, `${JSON.stringify(moduleSizes(scripts.files), null, 2)}\n`);

const screen = { what: "The editor's first screen", bytes: editorBytes, budget: firstScreenBudget };
const idle = { what: "The editor until it is idle", bytes: await bytesUntilIdle(editor), budget: idleBudget };
for (const { what, bytes, budget } of [...figures, screen, idle])
  process.stdout.write(`${String(bytes).padStart(6)} of ${String(budget).padStart(5)} bytes  ${what}\n`);

const found = [
  ...complaints(figures, JSON.parse(readFileSync(notes, "utf8")) as ModuleSizes),
  ...[firstScreenComplaint(editorBytes, editor) ?? []].flat(),
  ...(idle.bytes > idle.budget
    ? [`${idle.what}: ${idle.bytes} bytes, ${idle.bytes - idle.budget} over its budget.`]
    : []),
];
for (const complaint of found) process.stderr.write(`${complaint}\n`);
if (found.length > 0) {
  process.stderr.write("Once it is meant to be so: npx tsx tests/budgets.ts --update\n");
  process.exitCode = 1;
}
