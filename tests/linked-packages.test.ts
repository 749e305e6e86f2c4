import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packageRoot } from "./support/package-root.ts";

let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "blockwork-clone-"));
  for (const name of [
    "schema",
    "blocks",
    "renderer",
    "editing",
    "admin",
    "cli",
    "tsconfig.site.json",
    "package.json",
  ])
    cpSync(join(packageRoot, name), join(clone, name), { recursive: true });
  cpSync(join(packageRoot, "tests/fixtures/small-site"), clone, { recursive: true });
  symlinkSync(join(packageRoot, "node_modules"), join(clone, "node_modules"));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

it("a clone whose node_modules is a symbolic link has one copy of each script", () => {
  execFileSync(process.execPath, ["cli/site.js", "build", "--no-admin"], { cwd: clone, stdio: "pipe" });
  const names = readdirSync(join(clone, "dist/assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => file.replace(/\.[\w-]{8}\.js$/, ""));
  expect(names).toContain("react");
  expect(names).toEqual([...new Set(names)]);
});
