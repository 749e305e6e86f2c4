import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { type ProfiledStep, withProfile } from "./profile.ts";
import { commandTerminal } from "./terminal.ts";

/** Runs two steps, and gives what was printed and the exit code. */
async function profiled(profile: boolean | string | undefined, cwd = "/") {
  let printed = "";
  const output = { write: (text: string) => (printed += text) };
  const terminal = commandTerminal(
    { cwd, stdin: Readable.from([]), stdout: output, stderr: output },
    "verbose",
  );
  const code = await withProfile(profile, terminal, async ({ step }) => {
    step("read");
    step("write");
    return 1;
  });
  return { code, printed };
}

it("says in a table what each step took, with what comes before and after them", async () => {
  const { code, printed } = await profiled(true);
  expect(code).toBe(1);
  const rows = printed.split("\n").filter((line) => / MB$/.test(line));
  expect(rows.map((line) => line.split(" ")[0])).toEqual(["start", "read", "write", "rest", "all"]);
  for (const line of rows) expect(line).toMatch(/^\w+ +\d+ ms +\d+ ms +\d+ MB$/);
  // --verbose still says each as it ends.
  expect(printed).toMatch(/^read +\d+ ms\nwrite +\d+ ms\nstep /);
});

it("writes the same into a file as JSON", async () => {
  const folder = await temporaryFolder();
  await profiled("steps.json", folder);
  const { steps } = JSON.parse(await readFile(join(folder, "steps.json"), "utf8")) as {
    readonly steps: readonly ProfiledStep[];
  };
  expect(steps.map(({ name }) => name)).toEqual(["start", "read", "write", "rest", "all"]);
  expect(steps.every(({ memoryMb }) => memoryMb > 0)).toBe(true);
});

it("says nothing unless it is asked for", async () => {
  expect((await profiled(undefined)).printed).toMatch(/^read +\d+ ms\nwrite +\d+ ms\n$/);
});
