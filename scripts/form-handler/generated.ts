import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";

/** The rules of forms as the form handler has them, relative to the repository. */
export const rulesFile = "packages/form-handler/rules.js";

const head = `// The rules by which the form checks an answer before it is sent, made from the same source: blocks/form/answer-fault.ts of
// Blockwork. \`site new form-handler\` writes them anew.

`;

export async function generatedRules(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["scripts/form-handler/rules.ts"],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  const code = (outputFiles[0]?.text ?? "")
    .replaceAll(/^\/\/ .*\n/gm, "")
    .replaceAll(/^var /gm, "const ")
    .replaceAll("void 0", "undefined")
    .replace("export {", "\nexport {")
    .replaceAll(/[^\P{Cc}\n]/gu, (character) => {
      const code = character.charCodeAt(0).toString(16);
      return `\\x${code.padStart(2, "0")}`;
    })
    .replaceAll("/* @__PURE__ */ ", "");
  const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${join(root, rulesFile)}`], {
    cwd: root,
    input: head + code,
    encoding: "utf8",
  });
}
