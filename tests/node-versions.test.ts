import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { node } from "../cli/commands/doctor.ts";
import { isSupportedNode, nodeRange, nodeVersions } from "../cli/node-versions.js";
import { packageRoot } from "./support/package-root.ts";

const read = (file: string) => readFileSync(join(packageRoot, file), "utf8");

describe("the versions of Node are the same wherever they are written", () => {
  it.each(["package.json", "packages/create-blockwork/package.json", "node_modules/vite/package.json"])(
    "%s",
    (file) => {
      expect(JSON.parse(read(file)).engines.node).toBe(nodeRange);
    },
  );

  it.each(["README.md", "getting-started", "deploying", "continuous-integration"])("%s", (name) => {
    const text = read(name.endsWith(".md") ? name : `docs/content/guides/${name}.md`);
    expect(text).toContain(nodeVersions);
  });

  it("no guide names others", () => {
    const guides = execFileSync("git", ["grep", "-nE", "(Node|nodejs).*[0-9] or newer", "--", "*.md"], {
      cwd: packageRoot,
      encoding: "utf8",
    });
    const others = guides.split("\n").filter((line) => line !== "" && !line.includes(nodeVersions));
    expect(others).toEqual([]);
  });
});

const versions: [version: string, isSupported: boolean][] = [
  ["16.20.2", false],
  ["18.20.0", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["20.20.2", true],
  ["21.0.0", false],
  ["21.7.3", false],
  ["22.0.0", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["23.0.0", true],
  ["24.21.0", true],
  ["30.0.0", true],
];

it.each(versions)("Node %s is supported: %s, in doctor too", (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported);
  expect(node(version)).toEqual({
    name: "Node",
    isFine: isSupported,
    found: version,
    ...(!isSupported && { mend: `Install Node ${nodeVersions}, from https://nodejs.org.` }),
  });
});

it.each(versions.filter(([, isSupported]) => !isSupported))(
  "site.js refuses Node %s in one sentence",
  (version) => {
    const script = `Object.defineProperty(process.versions, "node", { value: "${version}" });`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--import", `data:text/javascript,${encodeURIComponent(script)}`, "cli/site.js", "--version"],
      { cwd: packageRoot, encoding: "utf8" },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: "",
      stderr: `Blockwork needs Node ${nodeVersions}; this is ${version}.\n  Install one of them from https://nodejs.org.\n`,
    });
  },
);
