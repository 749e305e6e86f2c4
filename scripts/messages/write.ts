import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generatedMessages } from "./generated.ts";

/** Writes the modules that are compiled from catalogues of messages anew: `npm run messages`. */
const root = join(import.meta.dirname, "../..");
for (const { file, text } of generatedMessages(root)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
