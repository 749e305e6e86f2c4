import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const program = `
import { onSignal } from ${JSON.stringify(join(import.meta.dirname, "on-signal.ts"))};
onSignal(() => process.stdout.write("lock "));
onSignal(() => process.stdout.write("folder "));
const stop = onSignal(() => process.stdout.write("over "));
await stop();
process.kill(process.pid, "SIGINT");
setTimeout(() => process.stdout.write("went on"), 1000);
`;

it("does everything that is to be done for a signal, the last thing first, and ends with its code", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", program],
    { encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([130, "folder lock "]);
});
