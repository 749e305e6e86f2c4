import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packageRoot } from "../../tests/support/package-root.ts";
import { folderMaker } from "./folder-maker.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "blockwork-folders-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("makes a folder with those above it, whether they are there or not", () => {
  const make = folderMaker();
  make(join(root, "a/b/c"));
  make(join(root, "a/b/d"));
  folderMaker()(join(root, "a/b/c"));
  expect(existsSync(join(root, "a/b/c")) && existsSync(join(root, "a/b/d"))).toBe(true);
});

it("throws what the disk says of a folder that can't be made", () => {
  expect(() => folderMaker()(join(root, "a\0b"))).toThrow(/null bytes/);
});

/** Makes deep folders at once with other processes that make the same. */
const race = (url: string) => `
const { folderMaker } = await import(${JSON.stringify(url)});
const make = folderMaker();
for (let name = 0; name < 3000; name++) make(${JSON.stringify(root)} + "/" + name + "/b/c/d");
`;

it("makes folders that other processes make at the same time", async () => {
  const url = pathToFileURL(join(packageRoot, "cli/write/folder-maker.ts")).href;
  const codes = await Promise.all(
    Array.from({ length: 3 }, () => {
      const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", race(url)], {
        cwd: packageRoot,
        stdio: ["ignore", "ignore", "inherit"],
      });
      return new Promise((done) => child.on("close", done));
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
});
