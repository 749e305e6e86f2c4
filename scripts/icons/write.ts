import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedIcons, iconsFile } from "./generated.ts";

/** Writes the icons of the editor anew: `npm run icons`. */
const root = join(import.meta.dirname, "../..");
writeFileSync(join(root, iconsFile), generatedIcons(root));
