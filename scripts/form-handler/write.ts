import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedRules, rulesFile } from "./generated.ts";

/** Writes the rules that the form handler has from the form block anew: `npm run rules`. */
const root = join(import.meta.dirname, "../..");
writeFileSync(join(root, rulesFile), await generatedRules(root));
