import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedGuides } from "./generated.ts";

/** Writes what docs/content has from the engine anew: `npm run docs` does so before it builds. */
const content = new URL("../content/", import.meta.url);
for (const { file, text } of generatedGuides()) {
  const path = fileURLToPath(new URL(file, content));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
