import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedFiles } from "./generated.ts";

/** Writes what docs has from the engine anew: `npm run docs` does so before it builds. */
const docs = new URL("../", import.meta.url);
for (const { file, text } of generatedFiles()) {
  const path = fileURLToPath(new URL(file, docs));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
