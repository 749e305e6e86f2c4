import { rm } from "node:fs/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { probe } from "./support/import-rows.ts";
import { importSite } from "./support/import-site.ts";
import { runSiteProcess } from "./support/run-site.ts";

const rows = [{ name: "plain", import: "nothing", island: probe("nothing") }];

const y = "interface A {}\nexport const a = 1;\nconst b = ;\nexport const y = a;\n";

describe("what can't be loaded is told with its place:", () => {
  it.each([
    ["a syntax error", "export default {\n  plugins: [,\n};\n", "Unexpected token", "vite.config.ts:3:1"],
    [
      "a syntax error in what it imports",
      'import { y } from "./config/y.ts";\nexport default { define: { y } };\n',
      "Unexpected token",
      "config/y.ts:3:11",
    ],
    [
      "what it throws",
      'interface A { b: 1 }\n\nthrow new Error("No luck");\n',
      "No luck",
      "vite.config.ts:3:7",
    ],
    [
      "what its function throws",
      'interface A { b: 1 }\nexport default () => {\n  throw new Error("No luck");\n};\n',
      "No luck",
      "vite.config.ts:3:9",
    ],
    ["what is thrown and no error", 'throw "luck";\n', "luck", "vite.config.ts"],
    [
      "a plugin that is not installed",
      '\nimport plugin from "not-there";\nexport default { plugins: [plugin()] };\n',
      'Could not resolve "not-there"',
      "vite.config.ts:2:20",
    ],
    [
      "a file that is not there",
      'import plugin from "./not-there.ts";\nexport default { plugins: [plugin()] };\n',
      'Could not resolve "./not-there.ts"',
      "vite.config.ts:1:20",
    ],
    [
      "a name that is not exported",
      'import { nothing } from "vite";\nexport default { plugins: [nothing()] };\n',
      "The requested module 'vite' does not provide an export named 'nothing'",
      "vite.config.ts:1:1",
    ],
    ["no config", "export const a = 1;\n", "config must export or return an object.", "vite.config.ts"],
  ])("%s", async (_, text, message, place) => {
    const root = await importSite(rows, { "vite.config.ts": text, "config/y.ts": y });
    onTestFinished(() => rm(root, { recursive: true }));
    expect(await runSiteProcess(["validate", "--root", root])).toEqual({
      code: 1,
      stdout: "",
      stderr: `The vite.config of the site could not be loaded: ${message}\n  ${place}\n`,
    });
  });
});

describe("what a plugin does is told:", () => {
  const plugin = (hooks: string) => `export default {\n  plugins: [{ name: "mine", ${hooks} }],\n};\n`;

  it.each([
    [
      "a transform that throws",
      plugin('transform(_, id) { if (id.endsWith("probe.tsx")) throw new Error("No luck"); }'),
      "The site's own blocks could not be loaded: No luck\n  blocks/import-plain/probe.tsx\n",
    ],
    [
      "a hook that throws",
      plugin('config() { throw new Error("No luck"); }'),
      "The site's own blocks could not be loaded: No luck\n  vite.config.ts:2:46\n",
    ],
    [
      "a hook that moves the site",
      plugin('config: () => ({ base: "/below/", root: "/tmp" })'),
      "A plugin in the vite.config of the site sets root and base, which Blockwork decides.\n  Take the plugin out.\n",
    ],
  ])("%s", async (_, text, stderr) => {
    const root = await importSite(rows, { "vite.config.ts": text });
    onTestFinished(() => rm(root, { recursive: true }));
    expect(await runSiteProcess(["validate", "--root", root])).toEqual({ code: 1, stdout: "", stderr });
  });
});
