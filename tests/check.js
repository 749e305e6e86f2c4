// Everything but the tests that need a browser: format and lint, types, the generated schema, the site itself and what it weighs.
import { spawnSync } from "node:child_process";

const steps = [
  ["Format and lint", "npx", ["biome", "check", "."]],
  ["Types", "npx", ["tsc", "-p", "tsconfig.json"]],
  ["Types of the command line", "npx", ["tsc", "-p", "cli/tsconfig.json"]],
  ["Types of the tests", "npx", ["tsc", "-p", "tests/tsconfig.json"]],
  ["Schema up to date", "node", ["cli/site.js", "schema", "--check"]],
  ["Build", "node", ["cli/site.js", "build"]],
  ["Budgets", "npx", ["tsx", "tests/budgets.ts"]],
];

for (const [name, command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) {
    process.stderr.write(`${name} failed.\n`);
    process.exit(1);
  }
  process.stdout.write(`${name}: fine\n`);
}
