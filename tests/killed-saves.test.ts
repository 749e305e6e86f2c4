import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { litterIn, textsIn } from "./support/every-disk-call.ts";
import { nightly } from "./support/extent.ts";
import { packageRoot } from "./support/package-root.ts";
import { runSite } from "./support/run-site.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const before = { "content/a.md": "old a", "content/b.md": "old b" };
const after = { "content/a.md": "new a", "content/c.md": "new c" };
const names = ["content/a.md", "content/b.md", "content/c.md"];
const files = Object.fromEntries(names.map((name) => [name, { before: undefined, after: undefined }]));

function save(
  root: string,
  killedBefore: number,
): { readonly calls: number; readonly signal: string | null } {
  const program = join(packageRoot, "tests/support/save-until-killed.ts");
  const { signal, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", program, root, String(killedBefore)],
    { cwd: packageRoot, encoding: "utf8" },
  );
  if (signal === null) expect(stderr).toBe("");
  return { calls: Number(stdout), signal };
}

it("a process that is killed before any call of a save leaves all three files whole, or none, to the next command", async () => {
  const { calls } = save(await temporaryFolder(before), 0);
  expect(calls).toBeGreaterThan(20);
  for (let call = 1; call <= calls; call += nightly ? 1 : 2) {
    const root = await temporaryFolder(before);
    expect(save(root, call).signal).toBe("SIGKILL");
    const { stderr } = await runSite(["doctor"], { cwd: root });
    const found = Object.entries(await textsIn({ root, files, run: () => Promise.reject() }));
    const present = Object.fromEntries(found.filter(([, text]) => text !== undefined));
    const at = `before call ${call}: ${stderr}`;
    expect([before, after], at).toContainEqual(present);
    expect(await litterIn(root), at).toEqual([]);
  }
});
