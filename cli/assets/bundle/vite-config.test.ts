import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { readViteConfig } from "./vite-config.ts";

const config = async (text: string, others: Readonly<Record<string, string>> = {}) =>
  readViteConfig(await temporaryFolder({ ...others, "vite.config.ts": text }), "production");

const read = "plugins, css, resolve, define, json, worker, assetsInclude, oxc, envPrefix";
const decided = (keys: string, place: string) =>
  `The vite.config of the site sets ${keys}, which Blockwork decides.\n  Take it out. Read are: ${read}.\n  ${place}`;

describe("a key that Blockwork decides is refused, at its line:", () => {
  it.each([
    ["root", '"src"'],
    ["base", '"/below/"'],
    ["mode", '"staging"'],
    ["build", '{ outDir: "public" }'],
    ["server", "{ port: 3000 }"],
    ["preview", "{ port: 3000 }"],
    ["publicDir", "false"],
    ["cacheDir", '"cache"'],
    ["ssr", "{ noExternal: true }"],
    ["environments", "{ client: {} }"],
    ["builder", "{}"],
    ["optimizeDeps", "{}"],
    ["esbuild", "false"],
    ["appType", '"spa"'],
    ["envDir", '"env"'],
    ["logLevel", '"info"'],
    ["unknown", "1"],
  ])("%s", async (key, value) => {
    const text = `const common = { nested: { a: 1 } };\n\nexport default {\n  define: {},\n  ${key}: ${value},\n};\n`;
    await expect(config(text)).rejects.toMatchObject({
      message: decided(key, "vite.config.ts:5:3"),
      exitCode: 1,
    });
  });

  it("several, by the first", async () => {
    const text =
      'export default ({ mode }) => ({\n  css: { modules: { base: 1 } },\n  base: mode,\n  "build": {},\n});\n';
    await expect(config(text)).rejects.toMatchObject({
      message: decided("base, build", "vite.config.ts:3:3"),
    });
  });

  it("not where it is left undefined, nor Vitest's", async () => {
    const text =
      'export default { base: undefined, define: { a: "1" }, test: { environment: "happy-dom" } };\n';
    expect((await config(text)).config).toEqual({ define: { a: "1" }, base: undefined });
  });
});
