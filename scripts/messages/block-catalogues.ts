import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { camelCase, type GeneratedFile } from "./language-modules.ts";

/**
 * The module that lists the catalogues of the blocks: a JSON file for each language, with texts that pages fill in
 * themselves. Its type is that of the English file.
 */
export function blockCatalogues(folder: string): readonly GeneratedFile[] {
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"))
    .sort();
  const english = JSON.parse(readFileSync(join(folder, "en.json"), "utf8")) as Record<string, unknown>;
  const imports = languages.map((language) => `import ${camelCase(language)} from "./${language}.json";\n`);
  const members = Object.entries(english).map(
    ([key, text]) => `  readonly ${key}: ${typeof text === "string" ? "string" : "PluralForms"};\n`,
  );
  const entries = languages.map((language) => `  [${JSON.stringify(language)}, ${camelCase(language)}],\n`);
  const text = `// Compiled from the JSON files in this folder by \`npm run messages\`.
import type { PluralForms } from "./fill-in.ts";
${imports.join("")}
/** The fixed texts of one language: plain data, so that an island can get those that it needs as props. */
export interface Messages {
${members.join("")}}

export type MessageKey = keyof Messages;

/** The message catalogues, by language. */
export const catalogues: ReadonlyMap<string, Messages> = new Map<string, Messages>([
${entries.join("")}]);
`;
  return [{ file: "catalogues.ts", text }];
}
