import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** What a visitor downloads of a module of ours that a script of a site's own block imports these from. */
async function bundled(names: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${names} } from "./public.ts"; console.log(${names});`,
      resolveDir: join(import.meta.dirname),
    },
    bundle: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    write: false,
    external: ["react", "react/jsx-runtime", "zustand", "zustand/vanilla"],
  });
  return outputFiles[0]?.text ?? "";
}

it("gives a visitor's script only what it imports: no catalogue, no schema, no view", async () => {
  const script = await bundled("createSlice, useSlice, fillIn, showToast");
  expect(script).not.toContain("Skip to content");
  expect(script).not.toContain("content/media");
  expect(script.length).toBeLessThan(2300);
});
