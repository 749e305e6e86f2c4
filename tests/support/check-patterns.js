import { check } from "recheck";

// How long each of some patterns takes on the worst text, in a process of its own, which ends with what recheck has started.
// Without limits of time the answer is the same on every machine; those of steps are recheck's own.
const options = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };
let input = "";
for await (const part of process.stdin) input += part;
const results = [];
for (const { source, flags } of JSON.parse(input)) {
  const { status, complexity, attack, error } = await check(source, flags, options);
  results.push({ status, complexity: complexity?.summary, attack: attack?.pattern, error: error?.kind });
}
process.stdout.write(JSON.stringify(results), () => process.exit(0));
