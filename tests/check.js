// Everything but the tests that need a browser: format and lint, types, the generated schema, the site itself and what it weighs.
import { spawn } from "node:child_process";

/** The steps of a row follow each other; the rows run beside each other, as most steps use one core. */
const rows = [
  [
    ["Types of the tests", "npx", ["tsc", "-p", "tests/tsconfig.json"]],
    ["Types of the command line", "npx", ["tsc", "-p", "cli/tsconfig.json"]],
  ],
  [
    ["Format and lint", "npx", ["biome", "check", "."]],
    ["Schema up to date", "node", ["cli/site.js", "schema", "--check"]],
    ["Build", "node", ["cli/site.js", "build"]],
    ["Budgets", "npx", ["tsx", "tests/budgets.ts"]],
    ["Types", "npx", ["tsc", "-p", "tsconfig.json"]],
  ],
];

const failed = (await Promise.all(rows.map(runRow))).flat();
if (failed.length > 0) {
  process.stderr.write(`Failed: ${failed.join(", ")}.\n`);
  process.exitCode = 1;
}

/** Runs steps until one fails, whose name it gives. What a step prints is shown at its end, so that rows don't mix. */
async function runRow(steps) {
  for (const [name, command, args] of steps) {
    const { code, output } = await run(command, args);
    process.stdout.write(`${output}${name}: ${code === 0 ? "fine" : "failed"}\n`);
    if (code !== 0) return [name];
  }
  return [];
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    child.on("close", (code) => resolve({ code, output }));
  });
}
